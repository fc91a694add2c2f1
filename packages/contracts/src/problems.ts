import { z } from 'zod';

/** Every problem of the API: its HTTP status and its title. */
export const problems = {
  'invalid-input': { status: 422, title: 'Some answers need another look' },
  'plan-required': { status: 402, title: 'This needs the Complete Kit' },
  'malformed-request': { status: 400, title: 'We could not read the request' },
  'sign-in-needed': { status: 401, title: 'Unauthorized' },
  'not-allowed': { status: 403, title: 'This is not open to you' },
  'second-factor-needed': { status: 403, title: 'One more step: your second factor' },
  'not-found': { status: 404, title: 'Not found' },
  'method-not-allowed': { status: 405, title: 'This address does not take that' },
  'request-too-slow': { status: 408, title: 'The request arrived too slowly' },
  'changed-elsewhere': { status: 409, title: 'This was changed in another window' },
  'address-not-proven': { status: 409, title: 'Your e-mail address is unconfirmed' },
  'answers-not-submitted': { status: 409, title: 'The answers are not submitted yet' },
  'answers-changed': { status: 409, title: 'The answers have changed since this draft was made' },
  'answers-missing': { status: 409, title: 'Some answers are still missing' },
  'agreement-has-blank': { status: 409, title: 'The agreement still has a blank' },
  'hidden-contact-data': { status: 409, title: 'This holds contact data that is to stay hidden' },
  'no-draft': { status: 409, title: 'There is no draft yet' },
  'draft-has-ended': { status: 409, title: 'This draft has ended' },
  'not-invited': { status: 409, title: 'There is no invitation at the moment' },
  'already-invited': { status: 409, title: 'Another address is invited already' },
  'safety-screen-unanswered': { status: 409, title: 'A few private questions come first' },
  'safety-concerns': { status: 409, title: 'Some of your answers call for care' },
  'not-open-to-approval': { status: 409, title: 'The agreement cannot be approved now' },
  'disclosure-not-confirmed': { status: 409, title: 'Your disclosure is not confirmed yet' },
  'no-disclosure-to-confirm': { status: 409, title: 'There is no disclosure to confirm' },
  'on-hold': { status: 409, title: 'This is on hold for now' },
  'negotiation-stopped': { status: 409, title: 'There are safer ways than this one' },
  'proposal-ended': { status: 409, title: 'This proposal has ended' },
  'not-open-to-signing': { status: 409, title: 'The agreement is not open for signing' },
  'cooling-off': { status: 409, title: 'Signing is not possible yet' },
  'signing-has-begun': { status: 409, title: 'Signing has begun' },
  'party-signs-first': { status: 409, title: 'The party signs first' },
  'witness-has-signed': { status: 409, title: 'The witness has signed already' },
  'lawyer-has-signed': { status: 409, title: 'The lawyer has signed already' },
  'advice-not-received': { status: 409, title: 'A lawyer is named only where one advised' },
  'everyone-has-signed': { status: 409, title: 'Everyone has signed' },
  'agreement-is-sealed': { status: 409, title: 'The agreement is sealed' },
  'codes-exhausted': { status: 409, title: 'No code works here any more' },
  'disclosure-taken-back': { status: 409, title: 'This disclosure was taken back' },
  'file-not-kept': { status: 409, title: 'We do not know this file yet' },
  'list-is-full': { status: 409, title: 'This list is full' },
  'case-is-full': { status: 409, title: 'Your case has no room for this' },
  'too-many-open-uploads': { status: 409, title: 'Too many uploads are open' },
  'no-evidence': { status: 409, title: 'There is nothing to search' },
  'no-assistant': { status: 409, title: 'No assistant is set up here' },
  'nothing-paid': { status: 409, title: 'There is no payment to take back' },
  'refund-on-its-way': { status: 409, title: 'The money is on its way back already' },
  'refund-window-over': { status: 409, title: 'The days of the guarantee are over' },
  'price-changed': { status: 409, title: 'This is not the price in force' },
  'no-second-factor': { status: 409, title: 'There is no second factor on this account' },
  'deletion-not-asked': { status: 409, title: 'Nothing is set to be deleted' },
  'recovery-not-open': { status: 409, title: 'The wait is not over, or was begun in another browser' },
  'already-done': { status: 409, title: 'This was done before' },
  'key-reused': { status: 409, title: 'This key belongs to another request' },
  'link-gone': { status: 410, title: 'This link no longer works' },
  'too-large': { status: 413, title: 'This is too large' },
  'wrong-media-type': { status: 415, title: 'We cannot read this content' },
  'too-many-requests': { status: 429, title: 'Too many attempts. Please wait a little' },
  unexpected: { status: 500, title: 'Something went wrong on our side' },
  'service-unavailable': { status: 503, title: 'This part is unavailable now' },
  'no-room': { status: 507, title: 'There is no room for this now' },
  'took-too-long': { status: 504, title: 'This took too long' },
} as const;

export type ProblemCode = keyof typeof problems;
export const ProblemCode = z.enum(Object.keys(problems) as [ProblemCode, ...ProblemCode[]]);

/** An invalid field: `pointer` is a JSON pointer into the body (`/children/0/name`), `detail` a sentence. */
export const FieldProblem = z.object({ pointer: z.string(), detail: z.string() });
export type FieldProblem = z.infer<typeof FieldProblem>;

/** RFC 9457 problem details. `error` repeats the sentence, as the API of the sign-in calls requires. */
export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: ProblemCode,
    detail: z.string().optional(),
    error: z.string().optional(),
    requestId: z.string().optional(),
    /** W3C Trace Context: the reference that a person can give to support. */
    traceId: z.string().optional(),
    errors: z.array(FieldProblem).optional(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof Problem>;
