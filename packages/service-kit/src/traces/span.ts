import type { TraceParent } from '../context/trace-parent.js';

/** Every attribute of a span. Values are words of the code and the contracts, or numbers; never a person's. */
export interface SpanAttributes {
  method?: string;
  /** Path with its parameters' names. */
  route?: string;
  status?: number;
  /** The service that is called. */
  service?: string;
  job?: string;
  event?: string;
  queue?: string;
  /** The format of a file: `pdf`. */
  fileKind?: string;
}

export interface SpanDescription {
  /** Method and route, or the name of a job or event. */
  name: string;
  kind: 'server' | 'client' | 'producer' | 'consumer' | 'internal';
  attributes?: SpanAttributes;
}

export interface SpanOrigin {
  /** The span's parent; of a first span, the trace that it begins. */
  trace: TraceParent;
  isFirst?: boolean;
  /** A link to another trace. */
  causedBy?: TraceParent;
}

export interface SpanOutcome {
  name?: string;
  attributes?: SpanAttributes;
  failed?: boolean;
}

export interface Span {
  trace: TraceParent;
  end(outcome?: SpanOutcome): void;
}
