import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import type { ReleaseManifest, SignedManifest } from '@evenhand/contracts/remotes';
import { ROOT } from '../places.ts';

export interface Rooms {
  gateway: number;
  shell: number;
  /** Development server ports by remote. */
  remotes: Record<string, number>;
}

const ENTRY = 'remoteEntry.js';
const VERSION = 'dev';

const OF_THE_GATEWAY = /^\/(api|live|ready)(\/|\?|$)/;
const OF_A_REMOTE = new RegExp(`^/remotes/([^/]+)/${VERSION}(/.*)$`);

const integrityOf = async (port: number): Promise<string> => {
  const entry = await fetch(`http://localhost:${port}/${ENTRY}`);
  return `sha384-${createHash('sha384')
    .update(new Uint8Array(await entry.arrayBuffer()))
    .digest('base64')}`;
};

const pathsOf = (name: string): string[] =>
  JSON.parse(readFileSync(join(ROOT, name, 'package.json'), 'utf8')).evenhand.paths;

/** /remotes.json for the running development servers, unsigned. */
const manifestNow = async ({ remotes }: Rooms): Promise<SignedManifest> => {
  const rows = Object.entries(remotes).map(async ([name, port]) => {
    const entry = `/remotes/${name}/${VERSION}/${ENTRY}`;
    const live = { version: VERSION, entry, integrity: await integrityOf(port), paths: pathsOf(name) };
    return [name, { live, since: new Date().toISOString() }] as const;
  });
  const manifest: Pick<ReleaseManifest, 'parts'> = { parts: Object.fromEntries(await Promise.all(rows)) };
  return { payload: JSON.stringify(manifest), signatures: [] };
};

const roomOf = (rooms: Rooms, url: string): { port: number; path: string } => {
  if (OF_THE_GATEWAY.test(url)) return { port: rooms.gateway, path: url };
  const [, name = '', path = '/'] = OF_A_REMOTE.exec(url) ?? [];
  const remote = rooms.remotes[name];
  return remote ? { port: remote, path } : { port: rooms.shell, path: url };
};

const pass = (rooms: Rooms, incoming: IncomingMessage) => {
  const { method, headers, url = '/' } = incoming;
  return request({ host: 'localhost', ...roomOf(rooms, url), method, headers });
};

const answer = async (rooms: Rooms, incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
  if (incoming.url === '/remotes.json') {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(await manifestNow(rooms)));
    return;
  }
  const onward = pass(rooms, incoming);
  onward.once('response', (back) => {
    response.writeHead(back.statusCode ?? 502, back.headers);
    back.pipe(response);
  });
  onward.once('error', (error) => response.writeHead(502).end(error.message));
  incoming.pipe(onward);
};

/** Proxies the web socket of hot updates. */
const passSocket = (rooms: Rooms, incoming: IncomingMessage, socket: Duplex): void => {
  const onward = pass(rooms, incoming);
  onward.once('upgrade', (back, far) => {
    const headers = Object.entries(back.headers).map(([name, value]) => `${name}: ${value}`);
    socket.write(['HTTP/1.1 101 Switching Protocols', ...headers, '', ''].join('\r\n'));
    far.pipe(socket).pipe(far);
  });
  onward.once('error', () => socket.destroy());
  onward.end();
};

/** One origin in development: proxies the API, the shell and the remotes. */
export const openFrontDoor = (port: number, rooms: Rooms): Promise<void> => {
  const door = createServer((incoming, response) => {
    answer(rooms, incoming, response).catch((error) => response.writeHead(502).end(String(error)));
  });
  door.on('upgrade', (incoming, socket) => passSocket(rooms, incoming, socket));
  return new Promise((settle) => void door.listen(port, settle));
};
