import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';

/** The server that answers an address, and the address there. */
export interface Room {
  origin: URL;
  path: string;
}

interface DoorPage {
  html: string;
  headers: IncomingHttpHeaders;
}

export interface House {
  roomOf: (url: string) => Room;
  /** /remotes.json */
  manifest: () => Promise<string>;
  /** Changes pages of another site before they are sent. */
  changePage?: (page: DoorPage) => DoorPage;
}

/** A gateway refuses calls that name another origin than its own. */
const headersFor = ({ headers }: IncomingMessage, origin: URL, isSecondSite: boolean) => {
  if (!isSecondSite) return headers;
  // A page that did not change comes again, since its headers are changed here.
  const { 'if-none-match': _, 'if-modified-since': __, ...others } = headers;
  const own = { host: origin.host, 'accept-encoding': 'identity', ...(headers.origin && { origin: origin.origin }) };
  return { ...others, ...own };
};

const pass = ({ roomOf, changePage }: House, incoming: IncomingMessage) => {
  const { method, url = '/' } = incoming;
  const { origin, path } = roomOf(url);
  const request = origin.protocol === 'https:' ? httpsRequest : httpRequest;
  return request(new URL(path, origin), { method, headers: headersFor(incoming, origin, changePage !== undefined) });
};

const sendPage = (status: number, { html, headers }: DoorPage, response: ServerResponse): void => {
  const { 'content-length': _, etag: __, ...others } = headers;
  response.writeHead(status, others).end(html);
};

const isPage = ({ headers }: IncomingMessage): boolean => /^text\/html\b/.test(headers['content-type'] ?? '');

const answer = async (house: House, incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
  if (incoming.url === '/remotes.json') {
    response.setHeader('content-type', 'application/json').end(await house.manifest());
    return;
  }
  const { changePage } = house;
  const onward = pass(house, incoming);
  const fail = (error: Error) => response.writeHead(502).end(error.message);
  onward.once('response', (back) => {
    if (changePage && isPage(back)) {
      const { statusCode = 502, headers } = back;
      text(back).then((html) => sendPage(statusCode, changePage({ html, headers }), response), fail);
      return;
    }
    response.writeHead(back.statusCode ?? 502, back.headers);
    back.pipe(response);
  });
  onward.once('error', fail);
  incoming.pipe(onward);
};

/** Proxies the web socket of hot updates. */
const passSocket = (house: House, incoming: IncomingMessage, socket: Duplex): void => {
  const onward = pass(house, incoming);
  onward.once('upgrade', (back, far) => {
    const headers = Object.entries(back.headers).map(([name, value]) => `${name}: ${value}`);
    socket.write(['HTTP/1.1 101 Switching Protocols', ...headers, '', ''].join('\r\n'));
    far.pipe(socket).pipe(far);
  });
  onward.once('error', () => socket.destroy());
  onward.end();
};

/** One origin in development, for pages, files and calls of several servers. */
export const openFrontDoor = (port: number, house: House): Promise<void> => {
  const door = createServer((incoming, response) => {
    answer(house, incoming, response).catch((error) => response.writeHead(502).end(String(error)));
  });
  door.on('upgrade', (incoming, socket) => passSocket(house, incoming, socket));
  return new Promise((settle) => void door.listen(port, settle));
};
