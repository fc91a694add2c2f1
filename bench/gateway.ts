/**
 * What forwarding one request costs, by proxy. `node bench/gateway.ts` prints the table of docs/decisions/proxy.md.
 * The proxy runs in a process of its own, so that its processor time is its own: that column holds still on a busy
 * machine, requests per second do not.
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

const CONNECTIONS = 32;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const DOWNLOAD_IN_BYTES = 64 * 1_048_576;
const DOWNLOADS = 6;

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
  if (request.url === '/download') {
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

/** The child: serves one role and tells its port, then its processor time and memory whenever asked. */
const serve = async (listener: RequestListener) => {
  const server = http.createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: user + system, rss: process.resourceUsage().maxRSS / 1024 });
  });
  process.send?.({ port: (server.address() as AddressInfo).port });
};

interface Usage {
  cpu: number;
  rss: number;
}

const ask = async <Told>(child: ChildProcess): Promise<Told> => {
  const told = once(child, 'message');
  child.send('usage');
  const [answer] = await told;
  return answer;
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
    const request = http.request({ agent, port, host: '127.0.0.1', path, method }, (answer) => {
      answer.resume().on('end', () => done(performance.now() - started));
    });
    request.on('error', failed).end(body);
  });

const callsFor = async (seconds: number, port: number, body?: Buffer) => {
  const times: number[] = [];
  const until = performance.now() + seconds * 1_000;
  const one = async () => {
    while (performance.now() < until) times.push(await call(port, '/', body));
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  return times.sort((a, b) => a - b);
};

const measure = async (name: string, port: number, child: ChildProcess) => {
  await callsFor(1, port);
  const before = await ask<Usage>(child);
  const times = await callsFor(SECONDS, port);
  const between = await ask<Usage>(child);
  const posts = await callsFor(SECONDS, port, Buffer.alloc(4_096, 'x'));
  const after = await ask<Usage>(child);
  for (let count = 0; count < DOWNLOADS; count += 1) await call(port, '/download');
  const end = await ask<Usage>(child);
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

/** What signing an identity for every request would add: the reason to keep a signature for some seconds. */
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
  const answering = await start('upstream');
  const rows = [await measure('(none: the service itself)', answering.port, answering.child)];
  for (const proxy of Object.keys(candidates)) {
    const { child, port } = await start('proxy', proxy, String(answering.port));
    rows.push(await measure(proxy, port, child));
    child.kill();
  }
  answering.child.kill();
  agent.destroy();
  const columns = Object.keys(rows[0] ?? {});
  const line = (cells: unknown[]) => `| ${cells.join(' | ')} |\n`;
  process.stdout.write(
    line(columns) + line(columns.map(() => '---')) + rows.map((row) => line(Object.values(row))).join(''),
  );
  process.stdout.write(`\nOne Ed25519 signature: ${signingCost()} µs of processor time\n`);
}
