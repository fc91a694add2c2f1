import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
});
