import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { joinLedgers } from '../backup/ledgers.ts';
import { fileOf, installationOf, mustBeOf, removeOld, removeOtherKeys } from '../backup/sets.ts';
import { Trouble } from '../trouble.ts';

const [monday, tuesday] = [new Date('2026-11-23T03:17:00Z'), new Date('2026-11-24T03:17:00Z')];
const FORMER = 'evenhand-2026-11-20T03-17-00Z.keys.age';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-sets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const installation = (name: string): string => {
  mkdirSync(join(folder, name));
  return installationOf(join(folder, name));
};

const keysAt = (at: Date, of: string): string => {
  const file = fileOf(join(folder, 'keys'), at, 'keys', of);
  writeFileSync(file, '');
  return file;
};

test('the newest keys of an installation replace its older ones, and those of a former release after 35 days', () => {
  const one = installation('one');
  expect(installationOf(join(folder, 'one'))).toBe(one);
  keysAt(monday, one);
  const newest = keysAt(tuesday, one);
  writeFileSync(join(folder, 'keys', FORMER), '');
  mustBeOf(one, [join(folder, 'keys')]);
  removeOtherKeys(newest);
  expect(readdirSync(join(folder, 'keys')).map((name) => join(folder, 'keys', name))).toEqual([
    join(folder, 'keys', FORMER),
    newest,
  ]);
  removeOld(join(folder, 'keys'), new Date('2026-12-26T03:17:00Z'), 35);
  expect(readdirSync(join(folder, 'keys'))).toHaveLength(1);
});

test('a fresh installation is refused in the folder of another, and removes none of its keys', () => {
  const before = keysAt(monday, installation('one'));
  const fresh = installation('two');
  expect(() => mustBeOf(fresh, [join(folder, 'keys')])).toThrow(Trouble);
  removeOtherKeys(keysAt(tuesday, fresh));
  expect(readdirSync(join(folder, 'keys'))).toContain(before.split('/').at(-1));
});

test('a ledger keeps what the ledgers of a new data folder do not have', () => {
  const [to, added] = [join(folder, 'erased.ledger'), join(folder, 'ledger')];
  const line = (day: string, id: string) =>
    `2026-11-${day}T10:00:00.000Z person 00000000-0000-4000-8000-0000000000${id}\n`;
  writeFileSync(to, line('20', '01'));
  joinLedgers([added], to);
  expect(readFileSync(to, 'utf8')).toBe(line('20', '01'));
  writeFileSync(added, line('19', '02'));
  joinLedgers([added], to);
  expect(readFileSync(to, 'utf8')).toBe(line('19', '02') + line('20', '01'));
});
