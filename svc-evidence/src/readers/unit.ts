import { EvidenceSource, PictureArea, Sent } from '@evenhand/contracts/evidence/search';
import { z } from 'zod';
import { ReadingFailure } from './unreadable.js';

export const sources = EvidenceSource.options;
export type Source = EvidenceSource;

const Seen = {
  /** Its text was recognized in a picture. */
  scanned: z.literal(true).optional(),
  /** Written text of a page on which a picture was recognized, too: it took as long. */
  looked: z.literal(true).optional(),
  /** Recognized with little confidence: handwriting, or blurred. */
  unclear: z.literal(true).optional(),
  /** The number of the picture that it was read from. */
  picture: z.int().optional(),
  /** Where in the picture. */
  area: PictureArea.optional(),
};

export const Message = z.strictObject({
  kind: z.literal('message'),
  source: z.enum(sources),
  thread: z.string(),
  path: z.string(),
  /** The sender first, if unknown a placeholder, then the recipients; empty for a quote. */
  people: z.array(z.string()),
  /** ISO moment; null when unknown. */
  at: z.string().nullable(),
  text: z.string(),
  ...Seen,
});
export type Message = z.infer<typeof Message>;

export const Page = z.strictObject({
  kind: z.literal('page'),
  path: z.string(),
  text: z.string(),
  sent: Sent.optional(),
  ...Seen,
});
export type Page = z.infer<typeof Page>;

export const TextUnit = z.discriminatedUnion('kind', [Message, Page]);
export type TextUnit = z.infer<typeof TextUnit>;

export const Unread = z.strictObject({
  kind: z.literal('unread'),
  path: z.string(),
  name: z.string(),
  /** Positive: an attachment, which can be extracted. Negative: a page or another part, which cannot. */
  number: z.int(),
  failure: ReadingFailure,
});
export type Unread = z.infer<typeof Unread>;

/** A part that is not a file; it is numbered by `evidenceReader`. */
export const unreadPart = (name: string, failure: ReadingFailure): Unread => ({
  kind: 'unread',
  path: '',
  name,
  number: 0,
  failure,
});

/** "page 5", of an attachment "page 5 of lease.pdf". */
export const nameOfPart = (part: string, { filename, depth }: Pick<EvidenceBytes, 'filename' | 'depth'>): string =>
  depth === 0 ? part : `${part} of ${filename}`;

/** What exceeds a limit. */
export const leftOut = (part: string, file: Pick<EvidenceBytes, 'filename' | 'depth'>): Unread =>
  unreadPart(nameOfPart(part, file), { code: 'too-much-text' });

export const Unit = z.discriminatedUnion('kind', [Message, Page, Unread]);
export type Unit = z.infer<typeof Unit>;

/** Nested mails: deeper than people forward. */
export const DEEPEST = 5;

export type Parse = (file: EvidenceBytes) => AsyncIterable<Unit>;

export interface EvidenceBytes {
  filename: string;
  bytes: AsyncIterable<Uint8Array>;
  depth: number;
}
