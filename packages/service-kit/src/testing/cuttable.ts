import net from 'node:net';
import { Transform } from 'node:stream';

/** A TCP proxy to a dependency that a test can cut, slow and mend. */
export interface Cuttable {
  /** The dependency's URL through the proxy. */
  url: string;
  /** Breaks every connection and refuses new ones. */
  cut(): void;
  /** Each piece waits before it is passed on, in both directions. */
  slow(milliseconds: number): void;
  mend(): void;
  close(): void;
}

/** Puts a proxy between a service and its Postgres or Redis. */
export const cuttable = async (url: string): Promise<Cuttable> => {
  const target = new URL(url);
  const sockets = new Set<net.Socket>();
  let isCut = false;
  let delay = 0;
  const waiting = () =>
    new Transform({
      transform(piece, _encoding, pass) {
        if (delay === 0) pass(null, piece);
        else setTimeout(pass, delay, null, piece);
      },
    });
  const server = net.createServer((near) => {
    if (isCut) return near.destroy();
    const far = net.connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => sockets.delete(socket));
    }
    near.pipe(waiting()).pipe(far).pipe(waiting()).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    return near;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href,
    cut() {
      isCut = true;
      breakAll();
    },
    slow(milliseconds) {
      delay = milliseconds;
    },
    mend() {
      isCut = false;
      delay = 0;
    },
    close() {
      breakAll();
      server.close();
    },
  };
};
