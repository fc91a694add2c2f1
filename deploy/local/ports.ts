import { createServer } from 'node:net';
import { Trouble } from './trouble.ts';

const listensOn = (port: number): Promise<number> =>
  new Promise((settle, refuse) => {
    const probe = createServer();
    probe.once('error', refuse);
    probe.listen(port, () => {
      const address = probe.address();
      probe.close(() => settle(typeof address === 'object' && address ? address.port : port));
    });
  });

export const freePort = (): Promise<number> => listensOn(0);

/** @throws Trouble that names the port and its setting when the port is in use */
export const claimPort = async (port: number, setting: string): Promise<number> => {
  try {
    return await listensOn(port);
  } catch {
    throw new Trouble(
      `Port ${port} is taken by another program: stop that program, or choose another port with ${setting}=<number>.`,
    );
  }
};
