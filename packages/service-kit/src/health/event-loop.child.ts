import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

const { turns, service }: { turns: Int32Array; service: string } = workerData;

const LOOK_MS = 250;
const ENDS_AFTER_MS = 10_000;

let seen = Atomics.load(turns, 0);
let lookedAt = performance.now();
let silentMs = 0;

/** Written directly: the process's logger writes from the blocked thread. */
const lastLine = (): string =>
  JSON.stringify({
    level: 'fatal',
    time: new Date().toISOString(),
    service,
    msg: 'event loop blocked for 10 s, exiting',
  });

const end = (): void => {
  try {
    writeSync(1, `${lastLine()}\n`);
  } catch {
    // A full disk or a closed pipe must not keep the process alive.
  }
  process.kill(process.pid, 'SIGKILL');
};

/** Counts its own ticks, not the clock: after sleep or SIGSTOP the loop was not blocked. */
setInterval(() => {
  const [now, turn] = [performance.now(), Atomics.load(turns, 0)];
  silentMs = turn === seen ? silentMs + Math.min(now - lookedAt, 2 * LOOK_MS) : 0;
  [seen, lookedAt] = [turn, now];
  if (silentMs >= ENDS_AFTER_MS) end();
}, LOOK_MS);
