import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../../deploy/local/ports.ts';

const ROOT = join(import.meta.dirname, '../..');
const READY_WITHIN_MS = 300_000;
const LOOK_EVERY_MS = 500;

/** The built product on free ports, with a data folder that the next start empties. */
export const startProduct = async () => {
  const [port, mailboxPort] = [await freePort(), await freePort()];
  const env = {
    ...process.env,
    PORT: String(port),
    MAILBOX_PORT: String(mailboxPort),
    DATA_FOLDER: '.cache/bench-web',
  };
  const product = spawn('node', ['deploy/local/bootstrap.mjs', 'start', '--fresh'], {
    cwd: ROOT,
    env,
    stdio: 'ignore',
  });
  const origin = `http://localhost:${port}`;
  const isReady = () =>
    fetch(`${origin}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (
    const last = Date.now() + READY_WITHIN_MS;
    !(await isReady());
    await new Promise((go) => setTimeout(go, LOOK_EVERY_MS))
  )
    if (Date.now() > last || product.exitCode !== null)
      throw new Error('The product did not start: npm start says why');
  return { origin, mailboxPort, stop: () => product.kill('SIGTERM') };
};
