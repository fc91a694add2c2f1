import { execFile, spawnSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import { launch, permissionsFor } from '../../src/indexing/sandbox/launch.js';
import { offlineLauncher } from '../../src/indexing/sandbox/offline/launcher.js';

const callingOut = fileURLToPath(new URL('./calling-out.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'listening-'));
const socket = join(folder, 'socket');

let reached: string[] = [];
const answering = (name: string) =>
  createServer((_, response) => response.end()).on('connection', () => reached.push(name));
const [tcp, unix, udp] = [
  answering('tcp'),
  answering('unix'),
  createSocket('udp4').on('message', () => reached.push('udp')),
];
beforeAll(async () => {
  tcp.listen(0, '127.0.0.1');
  unix.listen(socket);
  udp.bind(0, '127.0.0.1');
  await Promise.all([once(tcp, 'listening'), once(unix, 'listening'), once(udp, 'listening')]);
});
beforeEach(() => {
  reached = [];
});
afterAll(() => {
  tcp.close();
  unix.close();
  udp.close();
  rmSync(folder, { recursive: true });
});

const outcomesOf = async (program: string, options: string[]): Promise<unknown> => {
  const to = [`${(tcp.address() as AddressInfo).port}`, `${udp.address().port}`, socket];
  const { stdout } = await promisify(execFile)(program, [...options, callingOut, ...to], { env: {} });
  return JSON.parse(stdout);
};

const REFUSED = {
  tcp: 'EPERM',
  http: 'EPERM',
  fetch: 'EPERM',
  udp: 'EPERM',
  'a name': 'EAI_AGAIN',
  'a name from a server': 'ECONNREFUSED',
  'a unix socket': 'EPERM',
  'an open port': 'EPERM',
};

test.each(['notes.txt', 'scan.pdf', 'mail.eml'])(
  'attacker takes the reader of %s over and calls out, product refuses TCP, UDP, DNS, unix sockets and HTTP',
  async (filename) => {
    expect(await outcomesOf(offlineLauncher(), [process.execPath, ...permissionsFor(filename)])).toEqual(REFUSED);
    expect(reached).toEqual([]);
  },
);

test('attacker escapes the permissions of Node, product still refuses every network access, to child processes too', async () => {
  expect(await outcomesOf(offlineLauncher(), [process.execPath])).toEqual(REFUSED);
  expect(await outcomesOf(offlineLauncher(), ['/bin/sh', '-c', '"$0" "$@"', process.execPath])).toEqual(REFUSED);
  expect(reached).toEqual([]);
});

test('the same program reaches every listener when it is started without the launcher', async () => {
  expect(await outcomesOf(process.execPath, [])).toMatchObject({
    tcp: 'done',
    http: 'done',
    udp: 'done',
    'a unix socket': 'done',
  });
  expect(new Set(reached)).toEqual(new Set(['tcp', 'udp', 'unix']));
});

test('the reader of a file runs under the network filter and cannot remove it', async () => {
  const child = launch('notes.txt', 512);
  try {
    child.stdin?.write('"notes.txt"\n');
    await eventually(async () => {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      expect(status).toMatch(/^NoNewPrivs:\t1$/m);
      expect(status).toMatch(/^Seccomp:\t2$/m);
    });
  } finally {
    child.kill('SIGKILL');
  }
});

test('the launcher fails with its exit code when there is no program to start', () => {
  expect(spawnSync(offlineLauncher(), [folder]).status).toBe(127);
});
