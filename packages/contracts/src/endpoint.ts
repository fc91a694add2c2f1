import type { z } from 'zod';
import type { ActivityKind } from './activity/kinds.js';
import type { ProblemCode } from './problems.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call an endpoint. `owner`: a person signed in, within their own case. `guest`: a partner or witness with a
 * scoped link. `public`: anyone. The gateway signs the role; services check it again.
 */
export type Audience = 'public' | 'owner' | 'guest';

type Assurance = 'one' | 'two';

/** Paths under which nothing is open by default alone: each endpoint declares what it needs, or does not compile. */
type ProtectedPath =
  | `/api/evidence/${string}`
  | `/api/signing${string}`
  | `/api/access${string}`
  | `/api/safety-screen${string}`
  | `/api/intake${string}`
  | `/api/auth/second-factor${string}`
  | `/api/auth/passkey${string}`
  | `/api/auth/password/${string}`
  | `/api/auth/address${string}`
  | `/api/auth/deletion${string}`
  | `/api/auth/export${string}`
  | `/api/billing/refund${string}`
  | `/api/operators/${string}`
  | `${string}/pdf`
  | `${string}/docx`;

/** Either who calls without a session of an owner, or what the owner's session must have proven. */
type DeclaredNeed =
  | { audience: Exclude<Audience, 'owner'> }
  | { assurance: Assurance }
  | { provenWithinMinutes: number };

type OptionsFor<Path extends string> = Path extends ProtectedPath
  ? [options: EndpointOptions & DeclaredNeed]
  : [options?: EndpointOptions];

/** Differences from the default: JSON in, JSON out, for the owner of a case. */
export interface EndpointOptions {
  audience?: Audience;
  /** The answer's media type when it is a file or a stream of events. */
  produces?: 'application/pdf' | 'application/octet-stream' | typeof WORD | typeof EVENTS;
  /**
   * The body's media type when it is not parsed JSON. A form reaches the handler unread, as a stream of at most
   * evidence's size; JSON named here as the received bytes, because a signature covers them.
   */
  consumes?: 'application/pdf' | typeof WORD | 'application/json' | 'multipart/form-data';
  /**
   * Called by another company's servers and never by our pages: cookies are ignored, and the call's own signature or
   * token identifies it. Its body is read only with `body` or `consumes`.
   */
  fromServers?: true;
  /** The plan that the case must have open; see docs/decisions/what-a-plan-opens.md. */
  needsPlan?: 'complete' | 'premium';
  /**
   * `two`, the default of an owner's endpoint: a person who has a second factor has proven it in this session. `one`: open
   * to a session whose second factor is due.
   */
  assurance?: Assurance;
  /** The longest time since the last proof of the second factor, for a person who has one. */
  provenWithinMinutes?: number;
  /** Open to operators who have a second factor; other owners get `not-found`. */
  forOperators?: true;
  /** Each success is in the owner's activity log: an act of the owner, or of the partner at an endpoint for guests. */
  records?: ActivityKind;
  /** The POST creates something: a repeated Idempotency-Key gets the first answer again. */
  idempotent?: true;
  /** The status of success; 200 by default. */
  status?: 200 | 201 | 202 | 204 | 303;
  /** Declared problems, in addition to those that {@link problemsOf} derives from the other fields. */
  problems?: readonly ProblemCode[];
}

/** Server-sent events: an answer that stays open and reports each event. */
export const EVENTS = 'text/event-stream';

export const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export interface Endpoint<Body extends z.ZodType | null, Answer extends z.ZodType | null> extends EndpointOptions {
  method: Method;
  /** Path from the site's origin; parameters as `:name`. */
  path: string;
  /** Null without a JSON body. */
  body: Body;
  /** Null without a JSON answer. */
  answer: Answer;
}

/** Declares one call; browser, service and API documentation share the value. */
export const endpoint = <Path extends string, Body extends z.ZodType | null, Answer extends z.ZodType | null>(
  method: Method,
  path: Path,
  body: Body,
  answer: Answer,
  ...[options]: OptionsFor<Path>
): Endpoint<Body, Answer> => ({ method, path, body, answer, ...options });

/** What the gateway and the kit can answer to a call of any endpoint. */
const COMMON: readonly ProblemCode[] = [
  'malformed-request',
  'invalid-input',
  'not-allowed',
  'method-not-allowed',
  'request-too-slow',
  'too-large',
  'wrong-media-type',
  'too-many-requests',
  'unexpected',
  'service-unavailable',
  'no-room',
  'took-too-long',
];

const isOwners = ({ audience = 'owner' }: EndpointOptions): boolean => audience === 'owner';

/** Every problem that an endpoint can answer. */
export const problemsOf = (declared: EndpointOptions & { path: string }): ProblemCode[] => [
  ...COMMON,
  ...(declared.audience === 'public' ? [] : (['sign-in-needed'] as const)),
  ...(isOwners(declared) && declared.assurance !== 'one' ? (['second-factor-needed'] as const) : []),
  ...(declared.audience === 'guest' ? (['link-gone'] as const) : []),
  ...(declared.path.includes(':') || declared.forOperators ? (['not-found'] as const) : []),
  ...(declared.idempotent ? (['key-reused'] as const) : []),
  ...(declared.needsPlan ? (['plan-required'] as const) : []),
  ...(declared.problems ?? []),
];
