import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

/** What a compromised parser would try, and the result of each. */
const attempts = {
  'read a file of the machine': () => readFileSync('/etc/hostname'),
  'read the environment of another process': () => readFileSync(`/proc/${process.ppid}/environ`),
  write: () => writeFileSync(new URL('./left-behind.txt', import.meta.url), 'x'),
  'start a process': () => spawnSync('true'),
  'start a thread': () => new Worker('', { eval: true }),
  'load a native library': () => createRequire(import.meta.url)('@napi-rs/canvas'),
};

const codeOf = (attempt) => {
  try {
    attempt();
    return 'done';
  } catch (error) {
    return error.code === 'ERR_ACCESS_DENIED' ? 'refused' : 'failed';
  }
};

const outcomes = Object.entries(attempts).map(([name, attempt]) => [name, codeOf(attempt)]);
process.stdout.write(JSON.stringify({ ...Object.fromEntries(outcomes), environment: Object.keys(process.env).length }));
