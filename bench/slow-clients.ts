/**
 * The latency of one person while others hold connections: p50 and p95 of a signed-in person's calls before and during
 * 140 connections that have sent one byte of a body, and 8 streams of events of each of 17 accounts. The gateway is the
 * built one with a real Redis; one process plays the services. All from 127.0.0.1, all from one address.
 */

import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { freePort } from '../deploy/local/ports.ts';
import { endGateway, PUBLIC_URL, SESSION, somePerson, startGateway } from './support/gateway.ts';
import { startStack } from './support/stack.ts';
import { printTable } from './support/table.ts';

const SLOW = 140;
const ACCOUNTS = 17;
const STREAMS = 8;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const ANSWER_AFTER_MS = 5;
const JOURNEY = ['/api/auth/user', '/api/dashboard', '/api/intake', '/api/financial/assets', '/api/evidence/status'];

const services = createServer((request, response) => {
  request.resume();
  if (request.url === '/internal/sessions/resolve') return void response.end(JSON.stringify(somePerson()));
  if (request.url === '/api/evidence/events') {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    return void response.write('retry: 1000\n\n');
  }
  request.once('end', () => setTimeout(() => response.end('{}'), ANSWER_AFTER_MS));
}).listen(0, '127.0.0.1');
await once(services, 'listening');

const stack = await startStack();
const port = await freePort();
const servicesPort = (services.address() as AddressInfo).port;
const gateway = await startGateway(port, servicesPort, process.env.TEST_REDIS_URL ?? '');

/** Sequential calls of the person through the pages of a visit. */
const visit = async (situation: string) => {
  const times: number[] = [];
  let failed = 0;
  for (const ends = performance.now() + SECONDS * 1_000; performance.now() < ends; ) {
    for (const path of JOURNEY) {
      const since = performance.now();
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie: SESSION } });
      await answer.text();
      if (!answer.ok) failed += 1;
      times.push(performance.now() - since);
    }
  }
  times.sort((a, b) => a - b);
  const quantile = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  return { situation, calls: times.length, failed, 'p50 ms': quantile(0.5), 'p95 ms': quantile(0.95) };
};

/** A connection that announces a body and sends one byte of it; reconnects when it is closed. */
let attacking = true;
const slowly = (): void => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.once('close', () => attacking && slowly());
  socket.resume();
  const head = ['POST /api/auth/magic-link/verify HTTP/1.1', 'host: localhost', `origin: ${PUBLIC_URL}`];
  socket.write(`${[...head, 'content-length: 1000', '', ''].join('\r\n')}{`);
};

const streamOf = (account: number) =>
  new Promise<IncomingMessage>((done, refuse) => {
    const headers = { cookie: `evenhand_session=account-${account}` };
    get({ port, host: '127.0.0.1', path: '/api/evidence/events', headers, agent: false }, done).once('error', refuse);
  });

const before = await visit('before');
for (let count = 0; count < SLOW; count += 1) slowly();
const streams = await Promise.all(Array.from({ length: ACCOUNTS * STREAMS }, (_, index) => streamOf(index % ACCOUNTS)));
const open = streams.filter(({ statusCode }) => statusCode === 200).length;
const during = await visit(`${SLOW} slow connections, ${open} streams`);
attacking = false;
printTable([before, during]);

await endGateway(gateway);
services.close();
services.closeAllConnections();
await stack.stop();
process.exit(0);
