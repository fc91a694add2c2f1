import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

const Attribute = z.object({
  key: z.string(),
  value: z.union([
    z.object({ stringValue: z.string() }).transform(({ stringValue }) => stringValue),
    z.object({ intValue: z.number() }).transform(({ intValue }) => intValue),
  ]),
});

const Attributes = z.array(Attribute).transform((all) => Object.fromEntries(all.map(({ key, value }) => [key, value])));

const Span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: Attributes,
  links: z.array(z.object({ traceId: z.string(), spanId: z.string() })).default([]),
  status: z.object({ code: z.number() }),
});

const Sent = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: Attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(Span) })),
    }),
  ),
});

/** A span with the part of the product that sent it. */
export type ReceivedSpan = z.output<typeof Span> & { part: unknown };

/** Receives OTLP over HTTP on this machine. */
export class TraceReceiver {
  readonly spans: ReceivedSpan[] = [];
  /** All that was received. */
  text = '';

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<TraceReceiver> {
    const server = createServer(async (request, response) => {
      if (request.url === '/v1/traces') receiver.take(await json(request));
      response.setHeader('content-type', 'application/json').end('{}');
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const receiver = new TraceReceiver(server, `http://127.0.0.1:${port}`);
    return receiver;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private take(sent: unknown): void {
    this.text += JSON.stringify(sent);
    for (const { resource, scopeSpans } of Sent.parse(sent).resourceSpans)
      for (const span of scopeSpans.flatMap(({ spans }) => spans))
        this.spans.push({ ...span, part: resource.attributes['service.name'] });
  }
}
