import net from 'node:net';

/** A TCP proxy to a dependency that a test can cut and mend. */
export interface Cuttable {
  /** The dependency's URL through the proxy. */
  url: string;
  /** Breaks every connection and refuses new ones. */
  cut(): void;
  mend(): void;
  close(): void;
}

/** Puts a proxy between a service and its Postgres or Redis. */
export const cuttable = async (url: string): Promise<Cuttable> => {
  const target = new URL(url);
  const sockets = new Set<net.Socket>();
  let isCut = false;
  const server = net.createServer((near) => {
    if (isCut) return near.destroy();
    const far = net.connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
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
    mend() {
      isCut = false;
    },
    close() {
      breakAll();
      server.close();
    },
  };
};
