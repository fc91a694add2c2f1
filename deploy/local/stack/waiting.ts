import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const connects = (port: number): Promise<boolean> =>
  new Promise((settle) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => settle(true)).once('error', () => settle(false));
    socket.once('connect', () => socket.destroy());
  });

/** False after the timeout or when `alive` returns false. */
export const answersOn = async (port: number, milliseconds: number, alive = () => true): Promise<boolean> => {
  for (const last = Date.now() + milliseconds; ; await pause(25)) {
    if (await connects(port)) return true;
    if (Date.now() > last || !alive()) return false;
  }
};
