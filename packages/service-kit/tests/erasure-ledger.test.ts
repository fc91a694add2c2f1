import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ErasureLedger } from '../src/erasure/erasure-ledger.js';

const folder = mkdtempSync(join(tmpdir(), 'ledger-'));
afterAll(() => rmSync(folder, { recursive: true }));

const at = '2026-11-26T10:00:00.000Z';
const anId = (kind: 'case' | 'person' | 'key') => ({ at, kind, id: randomUUID() });
const newFile = () => join(folder, randomUUID(), 'ledger');

test('the ledger has one line for each id, however often it is appended, and only its owner reads it', () => {
  const file = newFile();
  const [one, two] = [anId('case'), anId('person')];
  new ErasureLedger(file).append([one, two]);
  new ErasureLedger(file).append([two]);
  expect(new ErasureLedger(file).read()).toEqual([one, two]);
  expect(readFileSync(file, 'utf8')).toBe(`${at} case ${one.id}\n${at} person ${two.id}\n`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a line that a crash cut short costs no other id', () => {
  const file = newFile();
  const ledger = new ErasureLedger(file);
  const [one, two] = [anId('case'), anId('key')];
  ledger.append([one]);
  appendFileSync(file, `${at} key ${two.id.slice(0, 8)}`);
  ledger.append([two]);
  expect(ledger.read()).toEqual([one, two]);
});
