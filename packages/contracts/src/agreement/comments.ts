import { z } from 'zod';
import { Moment } from '../dates.js';
import { endpoint } from '../endpoint.js';
import { Party } from '../identity.js';
import { writtenText } from '../text.js';

export const LONGEST_COMMENT = 5_000;
/** Of one party in a case. */
export const MOST_COMMENTS = 500;

/** The article that is commented on, by the id that it keeps in every version. */
const ClauseId = z.string().min(1).max(100);

/** self: a note that its author alone reads; both: a comment. */
export const Audience = z.enum(['self', 'both']);
export type Audience = z.infer<typeof Audience>;

export const Comment = z
  .object({
    id: z.uuid(),
    author: Party,
    audience: Audience,
    text: z.string(),
    writtenAt: Moment,
    /** Of the other party, and not opened by this reader yet. */
    isNew: z.boolean(),
    /** It holds data of its author that is hidden now: the other party does not read it. */
    isHeldBack: z.boolean().optional(),
  })
  .meta({ id: 'Comment' });
export type Comment = z.infer<typeof Comment>;

/** Oldest comment first. */
export const Thread = z
  .object({
    clauseId: z.string(),
    comments: z.array(Comment),
    /** Who wrote last waits for the other; null without a comment for both. */
    waitsFor: Party.nullable(),
  })
  .meta({ id: 'Thread' });
export type Thread = z.infer<typeof Thread>;

/** What a party may read of the comments and notes of a case: none of the other's notes, nothing of who read what. */
export const Comments = z
  .object({
    /** Whose view this is. */
    party: Party,
    /** False when nothing can be written for both; a note can. */
    isOpen: z.boolean(),
    threads: z.array(Thread),
    /** The place of the newest comment; `readComments` takes it. */
    upTo: z.int().nonnegative(),
  })
  .meta({ id: 'Comments' });
export type Comments = z.infer<typeof Comments>;

export const WriteComment = z
  .strictObject({ clauseId: ClauseId, text: writtenText(LONGEST_COMMENT).trim().min(1), audience: Audience })
  .meta({ id: 'WriteComment' });
export type WriteComment = z.infer<typeof WriteComment>;
/** `upTo`: of the displayed comments. */
export const ReadComments = z
  .strictObject({ clauseId: ClauseId, upTo: z.int().nonnegative() })
  .meta({ id: 'ReadComments' });
export type ReadComments = z.infer<typeof ReadComments>;

const closed = ['on-hold', 'signing-has-begun', 'draft-has-ended', 'hidden-contact-data'] as const;
const writes = { idempotent: true, status: 201 } as const;
export const getComments = endpoint('GET', '/api/agreement/comments', null, Comments, { problems: ['not-found'] });
export const writeComment = endpoint('POST', '/api/agreement/comments', WriteComment, Comments, {
  ...writes,
  problems: ['not-found', 'not-invited', 'negotiation-stopped', 'list-is-full', ...closed],
});
export const readComments = endpoint('POST', '/api/agreement/comments/read', ReadComments, Comments, {
  problems: ['not-found'],
});
/** Own notes only: a comment for both stays. */
export const deleteNote = endpoint('DELETE', '/api/agreement/comments/:id', null, Comments);

const guest = { audience: 'guest' } as const;
export const getPartnersComments = endpoint('GET', '/api/access/comments', null, Comments, guest);
export const commentAsPartner = endpoint('POST', '/api/access/comments', WriteComment, Comments, {
  ...guest,
  ...writes,
  problems: ['list-is-full', ...closed],
});
export const readCommentsAsPartner = endpoint('POST', '/api/access/comments/read', ReadComments, Comments, guest);
export const deleteNoteAsPartner = endpoint('DELETE', '/api/access/comments/:id', null, Comments, guest);
