import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../places.ts';

const folder = mkdtempSync(join(tmpdir(), 'evenhand-lint-'));
for (const rule of ['biome.json', 'deploy/local/lint'])
  cpSync(join(ROOT, rule), join(folder, rule), { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

const BIOME = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
const READ = ['export const at = new Date();', 'export const at = Date.now();'];
const FORMAT = [
  "export const day = new Intl.DateTimeFormat('en-CA');",
  'export const day = (at: Date) => at.toLocaleDateString();',
  'export const time = (at: Date) => at.toLocaleTimeString();',
];

/** The modules with this text that the lint refuses. */
const refused = (paths: string[], text: string): string[] => {
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${text}\n`);
  }
  const args = [BIOME, 'lint', '--vcs-enabled=false', '--colors=off', '--reporter=github', ...paths];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  return paths.filter((path) => `${stdout}${stderr}`.includes(`/${path},`));
};

test.each(READ)('the lint refuses %s in a service and in the gateway', (text) => {
  const paths = ['svc-auth/src/people/now.ts', 'gateway/src/identity/now.ts'];
  expect(refused([...paths, 'svc-auth/tests/now.ts'], text)).toEqual(paths);
});

test('the lint accepts the date of a stored moment in a service', () => {
  expect(refused(['svc-auth/src/people/then.ts'], "export const at = new Date('2026-11-21');")).toEqual([]);
});

test.each(FORMAT)('the lint refuses %s outside toronto.ts', (text) => {
  const paths = ['mfe-finance/src/lists/day.ts', 'svc-auth/src/people/day.ts'];
  expect(refused([...paths, 'packages/contracts/src/toronto.ts'], text)).toEqual(paths);
});

test.each([
  "export const price = new Intl.NumberFormat('en-CA');",
  'export const price = (amount: number) => amount.toLocaleString();',
])('the lint refuses %s outside the modules that format numbers', (text) => {
  const paths = [
    'mfe-finance/src/lists/price.ts',
    'svc-billing/src/receipts/price.ts',
    'packages/wording/src/price.ts',
  ];
  expect(refused([...paths, 'packages/wording/src/grouped.ts'], text)).toEqual(paths);
});
