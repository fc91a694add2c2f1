import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

const { turns, service }: { turns: Int32Array; service: string } = workerData;

const LOOK_MS = 250;
const ENDS_AFTER_MS = 10_000;

let seen = Atomics.load(turns, 0);
let lookedAt = performance.now();
let silentMs = 0;

/** The process's logger writes from the blocked thread, so this line is written past it. */
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
    // A full disk or a closed pipe must not keep the process.
  }
  process.kill(process.pid, 'SIGKILL');
};

/** Counts what it saw itself: a machine that slept, or a process that was halted, has not blocked the loop. */
setInterval(() => {
  const [now, turn] = [performance.now(), Atomics.load(turns, 0)];
  silentMs = turn === seen ? silentMs + Math.min(now - lookedAt, 2 * LOOK_MS) : 0;
  [seen, lookedAt] = [turn, now];
  if (silentMs >= ENDS_AFTER_MS) end();
}, LOOK_MS);
