import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { permissionsFor } from '../../src/indexing/sandbox/launch.js';

const prying = fileURLToPath(new URL('./prying.mjs', import.meta.url));

const outcomesFor = (filename: string): unknown =>
  JSON.parse(
    execFileSync(process.execPath, [...permissionsFor(filename), prying], {
      env: {},
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );

test('what reads a file can reach nothing else: no other file, no process, no thread, no environment', () => {
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

test('only what may hold scans may load the library that draws', () => {
  expect(outcomesFor('scan.pdf')).toMatchObject({
    'load a native library': 'done',
    write: 'refused',
    'start a thread': 'refused',
  });
});
