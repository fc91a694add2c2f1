/**
 * The cost of forwarding one request, by proxy, and of the whole built gateway (identity, limits, signature, headers).
 * `node bench/gateway.ts` prints the table of docs/decisions/proxy.md; names of other folders with a built gateway add
 * a row each, to compare builds. The proxy runs in a separate process, so that its processor time is measured alone:
 * that column is stable on a busy machine, requests per second are not.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import http, { type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { createProxyServer as http3Proxy } from 'http-proxy-3';
import { createProxyServer as httpxyProxy } from 'httpxy';
import { Pool } from 'undici';
import { freePort } from '../deploy/local/ports.ts';
import { endGateway, PUBLIC_URL, SESSION, somePerson, startGateway, usageOf } from './support/gateway.ts';
import { startStack } from './support/stack.ts';

const CONNECTIONS = 32;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const DOWNLOAD_IN_BYTES = 64 * 1_048_576;
const DOWNLOADS = 6;
/** An endpoint that only the whole gateway forwards. */
const CALL = '/api/financial/assets';
const DOWNLOAD = '/api/agreement/pdf';
const HEADERS = { cookie: SESSION, origin: PUBLIC_URL };

const candidates: Record<string, (port: number) => RequestListener> = {
  'node http, keep-alive agent': (port) => {
    const agent = new http.Agent({ keepAlive: true, scheduling: 'lifo' });
    return (request, response) => {
      const { method, url: path, headers } = request;
      const forwarded = http.request({ agent, port, host: '127.0.0.1', method, path, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        pipeline(answer, response, () => {});
      });
      pipeline(request, forwarded, () => {});
    };
  },
  'undici stream': (port) => {
    const pool = new Pool(`http://127.0.0.1:${port}`, { connections: CONNECTIONS });
    return (request, response) => {
      const method = request.method as 'GET';
      const { connection, ...headers } = request.headers;
      const body = method === 'GET' ? null : request;
      void pool.stream({ path: request.url ?? '/', method, headers, body }, ({ statusCode, headers: answered }) =>
        response.writeHead(statusCode, answered),
      );
    };
  },
  'undici request': (port) => {
    const pool = new Pool(`http://127.0.0.1:${port}`, { connections: CONNECTIONS });
    return async (request, response) => {
      const method = request.method as 'GET';
      const { connection, ...headers } = request.headers;
      const body = method === 'GET' ? null : request;
      const answer = await pool.request({ path: request.url ?? '/', method, headers, body });
      response.writeHead(answer.statusCode, answer.headers);
      pipeline(answer.body, response, () => {});
    };
  },
  'httpxy 0.5.6': (port) => {
    const proxy = httpxyProxy({ target: `http://127.0.0.1:${port}` });
    return (request, response) => void proxy.web(request, response);
  },
  'http-proxy-3 2.0.1': (port) => {
    const agent = new http.Agent({ keepAlive: true });
    const proxy = http3Proxy({ target: `http://127.0.0.1:${port}`, agent });
    return (request, response) => void proxy.web(request, response);
  },
};

const upstream: RequestListener = async (request, response) => {
  if (request.url === '/internal/sessions/resolve') {
    response.end(JSON.stringify(somePerson()));
    return;
  }
  if (request.url === DOWNLOAD) {
    const piece = Buffer.alloc(65_536, 'x');
    response.writeHead(200, { 'content-length': DOWNLOAD_IN_BYTES });
    for (let sent = 0; sent < DOWNLOAD_IN_BYTES; sent += piece.length) {
      if (!response.write(piece)) await once(response, 'drain');
    }
    response.end();
    return;
  }
  request.resume();
  await once(request, 'end');
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ text: 'x'.repeat(1_000) }));
};

/** The child: serves one role and reports its port. */
const serve = async (listener: RequestListener) => {
  const server = http.createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.send?.({ port: (server.address() as AddressInfo).port });
};

const start = async (...role: string[]) => {
  const child = fork(new URL(import.meta.url), role);
  const [{ port }] = await once(child, 'message');
  return { child, port: Number(port) };
};

const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });

const call = (port: number, path: string, body?: Buffer) =>
  new Promise<number>((done, failed) => {
    const started = performance.now();
    const method = body ? 'POST' : 'GET';
    const request = http.request({ agent, port, host: '127.0.0.1', path, method, headers: HEADERS }, (answer) => {
      answer.resume().on('end', () => done(performance.now() - started));
    });
    request.on('error', failed).end(body);
  });

const callsFor = async (seconds: number, port: number, body?: Buffer) => {
  const times: number[] = [];
  const until = performance.now() + seconds * 1_000;
  const one = async () => {
    while (performance.now() < until) times.push(await call(port, CALL, body));
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  return times.sort((a, b) => a - b);
};

const measure = async (name: string, port: number, { pid = 0 }: ChildProcess) => {
  await callsFor(1, port);
  const before = usageOf(pid);
  const times = await callsFor(SECONDS, port);
  const between = usageOf(pid);
  const posts = await callsFor(SECONDS, port, Buffer.alloc(4_096, 'x'));
  const after = usageOf(pid);
  for (let count = 0; count < DOWNLOADS; count += 1) await call(port, DOWNLOAD);
  const end = usageOf(pid);
  const quantile = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  return {
    proxy: name,
    'GET/s': Math.round(times.length / SECONDS),
    'p50 ms': quantile(0.5),
    'p99 ms': quantile(0.99),
    'CPU µs per GET': Math.round((between.cpu - before.cpu) / times.length),
    'CPU µs per POST of 4 KB': Math.round((after.cpu - between.cpu) / posts.length),
    'CPU ms per 64 MB': Math.round((end.cpu - after.cpu) / DOWNLOADS / 1_000),
    'peak MB': Math.round(end.rss),
  };
};

/** CPU cost of signing an identity for every request; the reason to reuse a signature for some seconds. */
const signingCost = () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const claims = Buffer.alloc(400, 'x');
  const before = process.cpuUsage();
  for (let count = 0; count < 5_000; count += 1) sign(null, claims, privateKey);
  return Math.round(process.cpuUsage(before).user / 5_000);
};

const [role, name = '', port = '0'] = process.argv.slice(2);
const candidate = candidates[name];
if (role === 'upstream') await serve(upstream);
else if (role === 'proxy' && candidate) await serve(candidate(Number(port)));
else {
  const builds = process.argv.slice(2);
  const answering = await start('upstream');
  const rows = [await measure('(none: the service itself)', answering.port, answering.child)];
  for (const proxy of Object.keys(candidates)) {
    const { child, port } = await start('proxy', proxy, String(answering.port));
    rows.push(await measure(proxy, port, child));
    child.kill();
  }
  const stack = await startStack();
  for (const folder of [undefined, ...builds]) {
    const gateway = await startGateway(await freePort(), answering.port, process.env.TEST_REDIS_URL ?? '', folder);
    rows.push(await measure(`the whole gateway${folder ? ` in ${folder}` : ''}`, gateway.port, gateway.child));
    await endGateway(gateway);
  }
  await stack.stop();
  answering.child.kill();
  agent.destroy();
  const columns = Object.keys(rows[0] ?? {});
  const line = (cells: unknown[]) => `| ${cells.join(' | ')} |\n`;
  process.stdout.write(
    line(columns) + line(columns.map(() => '---')) + rows.map((row) => line(Object.values(row))).join(''),
  );
  process.stdout.write(`\nOne Ed25519 signature: ${signingCost()} µs of processor time\n`);
}
