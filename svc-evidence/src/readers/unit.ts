import { EvidenceSource } from '@evenhand/contracts/evidence/search';
import { z } from 'zod';
import { ReadingFailure } from './unreadable.js';

/** What kind of record a unit comes from: the "source" filter of a search. */
export const sources = EvidenceSource.options;
export type Source = EvidenceSource;

/** One message of a conversation, as its export tells it. */
export const Message = z.strictObject({
  kind: z.literal('message'),
  source: z.enum(sources),
  /** Which conversation it belongs to, within its file. */
  thread: z.string(),
  /** Where in the file it stands, in words a person can follow. */
  path: z.string(),
  /** The sender first, if only as an unknown one, then those it was sent to; of words that are quoted nobody. */
  people: z.array(z.string()),
  /** ISO moment; null when the export does not tell. */
  at: z.string().nullable(),
  text: z.string(),
});
export type Message = z.infer<typeof Message>;

/** A page, or another part, of a document. */
export const Page = z.strictObject({
  kind: z.literal('page'),
  path: z.string(),
  text: z.string(),
  /** Its letters were recognized in a picture. */
  scanned: z.literal(true).optional(),
  /** It stands for a picture that its file carries: the number by which that is found again. */
  picture: z.int().optional(),
});
export type Page = z.infer<typeof Page>;

export const Said = z.discriminatedUnion('kind', [Message, Page]);
export type Said = z.infer<typeof Said>;

/** A file within a file that could not be read, or not to its end. */
export const Unread = z.strictObject({
  kind: z.literal('unread'),
  path: z.string(),
  name: z.string(),
  /** Counted from 1 among all that its file carries: by it, it is found again. */
  number: z.int(),
  failure: ReadingFailure,
});
export type Unread = z.infer<typeof Unread>;

export const Unit = z.discriminatedUnion('kind', [Message, Page, Unread]);
export type Unit = z.infer<typeof Unit>;

/** A mail in a mail in a mail, and so on: deeper than people forward. */
export const DEEPEST = 5;

/** A parser: the bytes of one file in, its messages or pages out, one after the other. */
export type Parse = (file: EvidenceBytes) => AsyncIterable<Unit>;

export interface EvidenceBytes {
  filename: string;
  bytes: AsyncIterable<Uint8Array>;
  /** How deep this file lies in others: an attachment is one deeper than its mail. */
  depth: number;
}
