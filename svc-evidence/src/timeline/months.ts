import { z } from 'zod';
import { openBlob, sealBlob } from '../keys/sealed-blob.js';
import type { Passage, SegmentPlace } from '../segments/segment.js';

/** By month: 2025-08. */
const Months = z.record(z.string(), z.int());
export type Months = z.infer<typeof Months>;

const inOntario = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto', year: 'numeric', month: '2-digit' });

/** Windows overlap, and parts of a long message share place and moment: each message counts once. */
export const monthsOf = (chunks: Passage[][], firstPosition: number): Months => {
  const months: Months = {};
  let counted = firstPosition - 1;
  let last: Passage | undefined;
  for (const passage of chunks.flat()) {
    if (passage.position <= counted) continue;
    counted = passage.position;
    const isRest = last !== undefined && passage.path === last.path && passage.at === last.at;
    last = passage;
    if (passage.at === null || isRest) continue;
    const month = inOntario.format(new Date(passage.at));
    months[month] = (months[month] ?? 0) + 1;
  }
  return months;
};

const contextOf = ({ caseId, fileId, number }: SegmentPlace): string => `months/${caseId}/${fileId}/${number}`;

/** Times of messages are sealed like their content. */
export const sealMonths = (place: SegmentPlace, months: Months, secret: Buffer): Buffer =>
  sealBlob(Buffer.from(JSON.stringify(months)), secret, contextOf(place));

/** @throws SealBroken */
export const openMonths = (place: SegmentPlace, sealed: Buffer, secret: Buffer): Months =>
  Months.parse(JSON.parse(openBlob(sealed, secret, contextOf(place)).toString()));
