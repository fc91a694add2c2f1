import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { namesAddress } from '../src/erasure/erased-person.js';
import { ErasureLedger } from '../src/erasure/erasure-ledger.js';
import { Ledger } from '../src/erasure/ledger.js';
import type { Clock } from '../src/time/clock.js';

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

test('a guest is listed at each deletion, and is erased again after a restore unless that was before the backup', () => {
  const data = join(folder, randomUUID());
  const clock = { now: () => new Date(at) } as Clock;
  const ledger = new Ledger(clock, { DATA_FOLDER: data });
  const id = `${randomUUID()}/a1.${'x'.repeat(30)}`;
  const key = anId('key');
  ledger.append([{ kind: 'guest', id }, key]);
  ledger.append([{ kind: 'guest', id }, key]);
  expect(readFileSync(join(data, 'erased/ledger'), 'utf8').match(/guest/g)).toHaveLength(2);
  expect(ledger.toEraseAgain('guest')).toEqual([]);
  const after = (made: string) => {
    writeFileSync(join(data, 'erased/restored'), made);
    return [ledger.toEraseAgain('guest'), ledger.toEraseAgain('key')];
  };
  expect(after('2026-11-26T09:00:00.000Z')).toEqual([[id], [key.id]]);
  expect(after('2026-11-26T10:00:30.000Z')).toEqual([[id], [key.id]]);
  expect(after('2026-11-26T11:00:00.000Z')).toEqual([[], [key.id]]);
  expect(after('')).toEqual([[id], [key.id]]);
});

test.each([
  ['{"to":"lee@mail.test"}', true],
  ['Written by\\nlee@mail.test.', true],
  ['<LEE@mail.test>', true],
  ['to: annlee@mail.test', false],
  ['to: ann.lee@mail.test', false],
  ['to: lee@mail.test.example', false],
  ['to: annlee@mail.test and lee@mail.test', true],
])('a text names an address, not one that only ends or begins with it: %s', (text, names) => {
  expect(namesAddress(text, 'lee@mail.test')).toBe(names);
});
