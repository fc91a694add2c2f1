import { z } from 'zod';
import { IsoDate, Moment } from '../dates.js';
import { endpoint } from '../endpoint.js';
import { writtenText } from '../text.js';

/** What kind of record a passage comes from. */
export const EvidenceSource = z
  .enum(['whatsapp', 'google-chat', 'telegram', 'meta', 'signal', 'texts', 'email', 'document'])
  .meta({ id: 'EvidenceSource' });
export type EvidenceSource = z.infer<typeof EvidenceSource>;

/** Narrows a search: days of the case's time zone, both included; part of a person's name. */
export const EvidenceFilters = z
  .strictObject({
    from: IsoDate.optional(),
    to: IsoDate.optional(),
    person: writtenText(200).min(1).optional(),
    source: EvidenceSource.optional(),
  })
  .meta({ id: 'EvidenceFilters' });
export type EvidenceFilters = z.infer<typeof EvidenceFilters>;

export const QueryEvidence = z
  .strictObject({
    question: writtenText(1_000).refine((question) => question.trim() !== ''),
    filters: EvidenceFilters.optional(),
  })
  .meta({ id: 'QueryEvidence' });
export type QueryEvidence = z.infer<typeof QueryEvidence>;

/** A place in a file. */
export const CitedIn = z
  .object({ filename: z.string(), path: z.string(), fileId: z.uuid(), position: z.int() })
  .meta({ id: 'CitedIn' });
export type CitedIn = z.infer<typeof CitedIn>;

/** Some of what stands beside a citation, word for word. */
export const Beside = z
  .object({
    /** That of the citation itself, for what its own passage says before and after the quotation. */
    position: z.int(),
    side: z.enum(['before', 'after']),
    path: z.string(),
    people: z.array(z.string()),
    at: Moment.nullable(),
    text: z.string(),
  })
  .meta({ id: 'Beside' });
export type Beside = z.infer<typeof Beside>;

/** A citation. `snippet` stands word for word at `path` in the file; `position` opens it there. */
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
    /** Where the same words stand too: a quotation of a mail, another export of the same chat. */
    alsoAt: z.array(CitedIn),
    /** What was said right before and after it, in its order: an answer often says little without its question. */
    beside: z.array(Beside),
  })
  .meta({ id: 'Retrieval' });
export type Retrieval = z.infer<typeof Retrieval>;

/** Who put an answer into words: the evidence itself, or the assistant, from quotes that are proven. */
export const AnsweredBy = z.enum(['extracts', 'assistant']).meta({ id: 'AnsweredBy' });

/** `closest`: places that have something to do with the question, but perhaps do not answer it. */
export const AnswerKind = z.enum(['answer', 'closest', 'nothing']).meta({ id: 'AnswerKind' });
export type AnswerKind = z.infer<typeof AnswerKind>;

/** Without a citation that is proven, the answer says that nothing was found. */
export const EvidenceAnswer = z
  .object({ answer: z.string(), kind: AnswerKind, answeredBy: AnsweredBy, retrievals: z.array(Retrieval) })
  .meta({ id: 'EvidenceAnswer' });
export type EvidenceAnswer = z.infer<typeof EvidenceAnswer>;

export const queryEvidence = endpoint('POST', '/api/evidence/query', QueryEvidence, EvidenceAnswer);

/** A message or page, as it was read from its file. */
export const Passage = z
  .object({
    position: z.int(),
    path: z.string(),
    people: z.array(z.string()),
    at: Moment.nullable(),
    text: z.string(),
    /** Its letters were recognized in a picture: some may be misread. */
    scanned: z.literal(true).optional(),
    /** It stands for a picture that lies in the file, by its number there; `showPicture` shows it. */
    picture: z.int().optional(),
  })
  .meta({ id: 'Passage' });
export type Passage = z.infer<typeof Passage>;

/** What stands around a citation, the cited passage among it. */
export const CitedPlace = z.object({ filename: z.string(), passages: z.array(Passage) }).meta({ id: 'CitedPlace' });
export type CitedPlace = z.infer<typeof CitedPlace>;

export const openCitation = endpoint('GET', '/api/evidence/files/:id/passages/:position', null, CitedPlace);

/** A picture that lies in a file, by the passage that stands for it. */
export const showPicture = endpoint('GET', '/api/evidence/files/:id/passages/:position/picture', null, null, {
  produces: 'application/octet-stream',
});

/** How many passages are read on with one call. */
export const PASSAGES_READ_ON = 20;

/** The first of the passages that are read on, counted in the file. */
export const ReadOn = z.strictObject({ from: z.coerce.number().int().min(0).max(2_147_000_000) });
export type ReadOn = z.infer<typeof ReadOn>;

export const PassageList = z.object({ passages: z.array(Passage) }).meta({ id: 'PassageList' });
export type PassageList = z.infer<typeof PassageList>;

/** PASSAGES_READ_ON passages of a file, fewer at its end. The query is `ReadOn`. */
export const readOn = endpoint('GET', '/api/evidence/files/:id/passages', null, PassageList);
