import { randomUUID } from 'node:crypto';

/** Carries a trace from caller to called: W3C Trace Context, level 1. */
export const TRACE_HEADER = 'traceparent';

/** A place in a trace: random ids, other ones for each call and job. */
export interface TraceParent {
  /** 32 hex digits. */
  traceId: string;
  /** 16 hex digits. */
  spanId: string;
  isRecorded: boolean;
}

/** Later versions may append fields. */
const FIELDS = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:-|$)/;
const RECORDED = 1;

/** A tenth of the time of `randomBytes`. */
const randomDigits = (): string => randomUUID().replaceAll('-', '');

export const newTraceParent = (): TraceParent => ({
  traceId: randomDigits(),
  spanId: randomDigits().slice(16),
  isRecorded: false,
});

export const readTraceParent = (header: string | undefined): TraceParent | undefined => {
  const [, traceId, spanId, flags] = FIELDS.exec(header ?? '') ?? [];
  if (!traceId || !spanId) return undefined;
  return { traceId, spanId, isRecorded: (Number.parseInt(flags ?? '', 16) & RECORDED) === RECORDED };
};

/** The place that a caller names, or a new one when it names none, or in another form. */
export const traceParentOf = (header: string | undefined): TraceParent => readTraceParent(header) ?? newTraceParent();

export const traceHeaderOf = ({ traceId, spanId, isRecorded }: TraceParent): string =>
  `00-${traceId}-${spanId}-${isRecorded ? '01' : '00'}`;
