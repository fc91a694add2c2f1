import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serviceOf } from '@evenhand/contracts/routes';
import ts from 'typescript';
import { writeSlice } from '../new/new-slice.ts';

const root = mkdtempSync(join(tmpdir(), 'slice-'));
afterAll(() => rmSync(root, { recursive: true }));

const now = new Date('2026-11-22T00:00:00Z');

test('npm run new writes every file of a slice with the noun filled in, as TypeScript that parses', () => {
  const files = writeSlice(root, { area: 'finance', noun: 'penalty' }, now);
  expect(files).toContain('svc-finance/src/penalties/penalties.controller.ts');
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    expect(text).not.toContain('__');
    expect(ts.transpileModule(text, { reportDiagnostics: true }).diagnostics).toEqual([]);
  }
});

test.each(['auth', 'intake', 'evidence', 'finance', 'billing'])(
  'npm run new writes a path that the gateway routes to svc-%s',
  (area) => {
    const tree = mkdtempSync(join(root, area));
    const [contract = ''] = writeSlice(tree, { area, noun: 'vehicle' }, now);
    const [, path = ''] = /path = '(.+)'/.exec(readFileSync(join(tree, contract), 'utf8')) ?? [];
    expect(serviceOf(path)).toBe(`svc-${area}`);
  },
);

test('npm run new does not overwrite a file that exists', () => {
  expect(() => writeSlice(root, { area: 'finance', noun: 'penalty' }, now)).toThrow('stands already');
});

test('npm run new dates a migration after those of its service', () => {
  const migrations = 'svc-billing/src/database/migrations';
  mkdirSync(join(root, migrations), { recursive: true });
  writeFileSync(join(root, migrations, '1897100000000-holds.ts'), '');
  expect(writeSlice(root, { area: 'billing', noun: 'fee' }, now)).toContain(`${migrations}/1897100000001-fees.ts`);
});

test('npm run new refuses a word that is not a plain noun', () => {
  expect(() => writeSlice(root, { area: '../shell', noun: 'debt' }, now)).toThrow('small letters');
  expect(() => writeSlice(root, { area: 'shell', noun: 'debt' }, now)).toThrow('There is no svc-shell');
});
