import { z } from 'zod';
import { IsoDate, Moment } from '../dates.js';
import { endpoint } from '../endpoint.js';
import { writtenText } from '../text.js';

/** Append only: indexes store a source by its position. */
export const EvidenceSource = z
  .enum([
    'whatsapp',
    'google-chat',
    'telegram',
    'meta',
    'signal',
    'texts',
    'email',
    'document',
    'snapchat',
    'discord',
    'teams',
    'line',
    'wechat',
  ])
  .meta({ id: 'EvidenceSource' });
export type EvidenceSource = z.infer<typeof EvidenceSource>;

/** Days in the case's time zone, both included; part of a person's name. */
export const EvidenceFilters = z
  .strictObject({
    from: IsoDate.optional(),
    to: IsoDate.optional(),
    person: writtenText(200).min(1).optional(),
    source: EvidenceSource.optional(),
  })
  .meta({ id: 'EvidenceFilters' });
export type EvidenceFilters = z.infer<typeof EvidenceFilters>;

/** In characters. */
export const LONGEST_QUESTION = 1_000;

export const QueryEvidence = z
  .strictObject({
    question: writtenText(LONGEST_QUESTION).refine((question) => question.trim() !== ''),
    filters: EvidenceFilters.optional(),
    /** The time that the question names does not narrow the search. Days among the filters come before it as well. */
    anyTime: z.boolean().optional(),
  })
  .meta({ id: 'QueryEvidence' });
export type QueryEvidence = z.infer<typeof QueryEvidence>;

export const CitedIn = z
  .object({ filename: z.string(), path: z.string(), fileId: z.uuid(), position: z.int(), at: Moment.nullable() })
  .meta({ id: 'CitedIn' });
export type CitedIn = z.infer<typeof CitedIn>;

/** A passage near a citation, verbatim. */
export const ContextLine = z
  .object({
    /** The citation's own position, for text of the same passage. */
    position: z.int(),
    side: z.enum(['before', 'after']),
    path: z.string(),
    people: z.array(z.string()),
    at: Moment.nullable(),
    text: z.string(),
  })
  .meta({ id: 'ContextLine' });
export type ContextLine = z.infer<typeof ContextLine>;

/** The message that a document or a picture was sent with: the sender first, then the recipients. */
export const Sent = z.object({ people: z.array(z.string()), at: Moment.nullable() }).meta({ id: 'Sent' });
export type Sent = z.infer<typeof Sent>;

/** A part of an image, in shares of its width and height from its top left. */
export const PictureArea = z
  .object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() })
  .meta({ id: 'PictureArea' });
export type PictureArea = z.infer<typeof PictureArea>;

const SeenInPicture = {
  /** Recognized from an image; can have errors. */
  scanned: z.literal(true).optional(),
  /** Recognized with little confidence: handwriting, or blurred. */
  unclear: z.literal(true).optional(),
  /** An image in the file, by number; `showPicture` returns it. */
  picture: z.int().optional(),
  /** Where in the image its words are. */
  area: PictureArea.optional(),
};

/** `snippet` is verbatim at `path` in the file; `position` opens it there. */
export const Retrieval = z
  .object({
    filename: z.string(),
    path: z.string(),
    /** 0 to 1. */
    score: z.number(),
    snippet: z.string(),
    fileId: z.uuid(),
    position: z.int(),
    people: z.array(z.string()),
    at: Moment.nullable(),
    /** Copies of the words: a quoted mail, another export of the same chat. */
    alsoAt: z.array(CitedIn),
    /** Passages before and after, in order: an answer often needs its question. */
    beside: z.array(ContextLine),
    sent: Sent.optional(),
    ...SeenInPicture,
  })
  .meta({ id: 'Retrieval' });
export type Retrieval = z.infer<typeof Retrieval>;

/** Extracts of the evidence, or the assistant from verified quotations. */
export const AnsweredBy = z.enum(['extracts', 'assistant']).meta({ id: 'AnsweredBy' });

/** `closest`: related passages that may not answer the question. `other-person`: passages that answer it of another. */
export const AnswerKind = z.enum(['answer', 'closest', 'other-person', 'nothing']).meta({ id: 'AnswerKind' });
export type AnswerKind = z.infer<typeof AnswerKind>;

/** Who the question asks about, and who wrote what comes closest; names as in the evidence. */
export const OtherPerson = z
  .object({ asked: z.string(), writers: z.array(z.string()).min(1) })
  .meta({ id: 'OtherPerson' });
export type OtherPerson = z.infer<typeof OtherPerson>;

/** The time that a question names, both days included; null at an open side. */
export const AnswerPeriod = z
  .object({
    from: IsoDate.nullable(),
    to: IsoDate.nullable(),
    /** False when nothing of that time comes close: the places are of any time. */
    isApplied: z.boolean(),
  })
  .meta({ id: 'AnswerPeriod' });
export type AnswerPeriod = z.infer<typeof AnswerPeriod>;

/** Without a verified citation the answer is `nothing`. */
export const EvidenceAnswer = z
  .object({
    answer: z.string(),
    kind: AnswerKind,
    answeredBy: AnsweredBy,
    /** With the kind `other-person`. */
    otherPerson: OtherPerson.optional(),
    period: AnswerPeriod.optional(),
    /** The words of a day that no month has ("February 30"); it narrows nothing. */
    noSuchDay: z.string().optional(),
    retrievals: z.array(Retrieval),
  })
  .meta({ id: 'EvidenceAnswer' });
export type EvidenceAnswer = z.infer<typeof EvidenceAnswer>;

export const queryEvidence = endpoint('POST', '/api/evidence/query', QueryEvidence, EvidenceAnswer, {
  assurance: 'two',
});

export const Passage = z
  .object({
    position: z.int(),
    path: z.string(),
    people: z.array(z.string()),
    at: Moment.nullable(),
    text: z.string(),
    sent: Sent.optional(),
    ...SeenInPicture,
  })
  .meta({ id: 'Passage' });
export type Passage = z.infer<typeof Passage>;

/** The cited passage with its neighbours. */
export const CitedPlace = z.object({ filename: z.string(), passages: z.array(Passage) }).meta({ id: 'CitedPlace' });
export type CitedPlace = z.infer<typeof CitedPlace>;

export const openCitation = endpoint('GET', '/api/evidence/files/:id/passages/:position', null, CitedPlace, {
  assurance: 'two',
});

/** The image of a passage. */
export const showPicture = endpoint('GET', '/api/evidence/files/:id/passages/:position/picture', null, null, {
  assurance: 'two',
  produces: 'application/octet-stream',
});

export const PASSAGES_READ_ON = 20;

/** Counted in the file. */
export const ReadOn = z.strictObject({ from: z.coerce.number().int().min(0).max(2_147_000_000) });
export type ReadOn = z.infer<typeof ReadOn>;

export const PassageList = z.object({ passages: z.array(Passage) }).meta({ id: 'PassageList' });
export type PassageList = z.infer<typeof PassageList>;

/** PASSAGES_READ_ON passages, fewer at the end of the file. Query: `ReadOn`. */
export const readOn = endpoint('GET', '/api/evidence/files/:id/passages', null, PassageList, { assurance: 'two' });
