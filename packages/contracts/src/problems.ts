import { z } from 'zod';

/** Every problem the API names. One row: HTTP status and the title a person reads. */
export const problems = {
  'invalid-input': { status: 422, title: 'Some answers need another look' },
  'plan-required': { status: 402, title: 'This needs the Complete Kit' },
  'malformed-request': { status: 400, title: 'We could not read the request' },
  'sign-in-needed': { status: 401, title: 'Unauthorized' },
  'not-allowed': { status: 403, title: 'This is not open to you' },
  'not-found': { status: 404, title: 'Not found' },
  'method-not-allowed': { status: 405, title: 'This address does not take that' },
  'request-too-slow': { status: 408, title: 'The request took too long to arrive' },
  'changed-elsewhere': { status: 409, title: 'This was changed in another window' },
  'not-now': { status: 409, title: 'This is not possible at this stage' },
  'price-changed': { status: 409, title: 'This is not the price in force' },
  'already-done': { status: 409, title: 'This was done before' },
  'key-reused': { status: 409, title: 'The same key was sent with another request' },
  'link-gone': { status: 410, title: 'This link no longer works' },
  'too-large': { status: 413, title: 'This is too large' },
  'wrong-media-type': { status: 415, title: 'We cannot read this kind of content' },
  'too-many-requests': { status: 429, title: 'Too many attempts. Please wait a little' },
  unexpected: { status: 500, title: 'Something went wrong on our side' },
  'service-unavailable': { status: 503, title: 'This part is unavailable for the moment' },
  'no-room': { status: 507, title: 'There is no room for this at the moment' },
  'took-too-long': { status: 504, title: 'This took too long' },
} as const;

export type ProblemCode = keyof typeof problems;
export const ProblemCode = z.enum(Object.keys(problems) as [ProblemCode, ...ProblemCode[]]);

/** One field at fault: `pointer` is a JSON pointer into the body (`/children/0/name`), `detail` a sentence. */
export const FieldProblem = z.object({ pointer: z.string(), detail: z.string() });
export type FieldProblem = z.infer<typeof FieldProblem>;

/** RFC 9457 problem details. `error` repeats the sentence under the name that the sign-in calls promise. */
export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: ProblemCode,
    detail: z.string().optional(),
    error: z.string().optional(),
    requestId: z.string().optional(),
    errors: z.array(FieldProblem).optional(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof Problem>;
