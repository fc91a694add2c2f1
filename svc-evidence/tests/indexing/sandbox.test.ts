import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { permissionsFor } from '../../src/indexing/sandbox/launch.js';
import { read, textOf } from './sandboxed.js';

const prying = fileURLToPath(new URL('./prying.mjs', import.meta.url));

const outcomesFor = (filename: string): unknown =>
  JSON.parse(
    execFileSync(process.execPath, [...permissionsFor(filename), prying], {
      env: {},
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );

test('the reader of a file cannot reach other files, processes, threads or the environment', () => {
  expect(outcomesFor('notes.txt')).toEqual({
    'read a file of the machine': 'refused',
    'read the environment of another process': 'refused',
    write: 'refused',
    'start a process': 'refused',
    'start a thread': 'refused',
    'load a native library': 'failed',
    environment: 0,
  });
});

test('the reader of a scan can load the drawing library, and cannot write files or start threads', () => {
  expect(outcomesFor('scan.pdf')).toMatchObject({
    'load a native library': 'done',
    write: 'refused',
    'start a thread': 'refused',
  });
});

/** What every user of the machine can read. */
const commandLines = (): string[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      } catch {
        return '';
      }
    });

test('the file name reaches the reader, and does not appear in the command line', async () => {
  let seen: string[] = [];
  async function* looking() {
    yield Buffer.from('15/01/2024, 21:41 - Ann: Hello\n');
    seen = commandLines();
    yield Buffer.from('15/01/2024, 21:42 - Bob: Yes\n');
  }
  const units = await read('WhatsApp Chat with Dr.\nNguyen “psychiatrist”.txt', looking());
  expect(units).toMatchObject([{ thread: expect.stringContaining('Nguyen “psychiatrist”') }, { text: 'Yes' }]);
  expect(textOf(units)).toBe('Hello\nYes');
  expect(seen.filter((line) => line.includes('parse.child'))).not.toHaveLength(0);
  expect(seen.filter((line) => line.includes('psychiatrist'))).toEqual([]);
});
