import type { FailureClass } from '@evenhand/contracts/operators/operators';

/** In this order: a full disk may also end a connection. Input: reasons of our own programs, at most a line. */
const CLASSES: readonly [FailureClass, RegExp][] = [
  ['worker-died', /stalled more than allowable/],
  ['not-as-declared', /payload is not the one declared|invalid_type|unrecognized_keys/i],
  ['no-room', /ENOSPC|no space left|disk full|OOM command not allowed|no-room/i],
  ['unreachable', /ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|EPIPE|Connection (is closed|terminated)/i],
  ['timed-out', /ETIMEDOUT|timed? ?out|statement timeout/i],
  ['mail-refused', /EENVELOPE|EAUTH|\b5\d\d[ -]\d\.\d\.\d|recipients were rejected|Invalid login/i],
];

/** The class of a failure's text, which may name values. */
export const failureClassOf = (reason: string): FailureClass =>
  CLASSES.find(([, pattern]) => pattern.test(reason))?.[0] ?? 'other';
