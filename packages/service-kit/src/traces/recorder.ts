import * as otel from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  RandomIdGenerator,
  type SpanExporter,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { TraceParent } from '../context/trace-parent.js';
import type { Span, SpanAttributes, SpanDescription, SpanOrigin, SpanOutcome } from './span.js';

/** Names of the semantic conventions where they have one. */
const names: Record<keyof SpanAttributes, string> = {
  method: 'http.request.method',
  route: 'http.route',
  status: 'http.response.status_code',
  service: 'peer.service',
  job: 'evenhand.job',
  event: 'evenhand.event',
  queue: 'messaging.destination.name',
  fileKind: 'evenhand.file.kind',
};

const kinds: Record<SpanDescription['kind'], otel.SpanKind> = {
  server: otel.SpanKind.SERVER,
  client: otel.SpanKind.CLIENT,
  producer: otel.SpanKind.PRODUCER,
  consumer: otel.SpanKind.CONSUMER,
  internal: otel.SpanKind.INTERNAL,
};

const LONGEST_VALUE = 200;
/** Also what a receiver that is away adds to a shutdown. */
const SEND_TIMEOUT_MS = 3_000;

const named = ({ method, route, status, service, job, event, queue, fileKind }: SpanAttributes): otel.Attributes => ({
  [names.method]: method,
  [names.route]: route,
  [names.status]: status,
  [names.service]: service,
  [names.job]: job,
  [names.event]: event,
  [names.queue]: queue,
  [names.fileKind]: fileKind,
});

const contextOf = ({ traceId, spanId, isRecorded }: TraceParent): otel.SpanContext => ({
  traceId,
  spanId,
  traceFlags: isRecorded ? otel.TraceFlags.SAMPLED : otel.TraceFlags.NONE,
  isRemote: true,
});

/** Spans that cannot be sent are dropped; the first loss in a row is logged. */
const reporting = (exporter: SpanExporter, log: Logger): SpanExporter => {
  let isLosing = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const { error } = result;
        if (error && !isLosing) log.warn({ err: error }, 'spans were not received and are dropped');
        isLosing = error !== undefined;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
};

const silent = () => {};

/** What the SDK warns of, such as spans dropped because too many wait. */
const logWarnings = (log: Logger): void => {
  const logger = {
    error: silent,
    warn: (text: string) => log.warn(text),
    info: silent,
    debug: silent,
    verbose: silent,
  };
  otel.diag.setLogger(logger, { logLevel: otel.DiagLogLevel.WARN, suppressOverrideMessage: true });
};

/** Records spans and sends them in batches. Loaded only where a receiver is set. */
export class Recorder {
  private readonly provider: TracerProvider;
  private readonly tracer: otel.Tracer;
  private nextTraceId = '';

  constructor(receiver: string, part: string, log: Logger) {
    logWarnings(log);
    const url = `${receiver.replace(/\/$/, '')}/v1/traces`;
    const exporter = reporting(new OTLPTraceExporter({ url, timeoutMillis: SEND_TIMEOUT_MS }), log);
    const random = new RandomIdGenerator();
    this.provider = new TracerProvider({
      // Not the default one, which reads the machine's environment.
      resource: resourceFromAttributes({ 'service.name': part }),
      // The flag that a caller sent decides nothing.
      sampler: new AlwaysOnSampler(),
      spanLimits: { attributeValueLengthLimit: LONGEST_VALUE },
      // A first span has the trace id that the browser sent and the log names.
      idGenerator: { generateTraceId: () => this.nextTraceId, generateSpanId: () => random.generateSpanId() },
      spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: SEND_TIMEOUT_MS })],
    });
    this.tracer = this.provider.getTracer('evenhand');
  }

  start({ name, kind, attributes = {} }: SpanDescription, { trace, isFirst, causedBy }: SpanOrigin): Span {
    this.nextTraceId = trace.traceId;
    const within = isFirst ? otel.ROOT_CONTEXT : otel.trace.setSpanContext(otel.ROOT_CONTEXT, contextOf(trace));
    const links = causedBy ? [{ context: contextOf(causedBy) }] : [];
    const span = this.tracer.startSpan(name, { kind: kinds[kind], attributes: named(attributes), links }, within);
    const { spanId } = span.spanContext();
    const end = (outcome: SpanOutcome = {}) => {
      if (outcome.name) span.updateName(outcome.name);
      if (outcome.attributes) span.setAttributes(named(outcome.attributes));
      if (outcome.failed) span.setStatus({ code: otel.SpanStatusCode.ERROR });
      span.end();
    };
    return { trace: { traceId: trace.traceId, spanId, isRecorded: true }, end };
  }

  stop(): Promise<void> {
    return this.provider.shutdown().catch(() => {});
  }
}
