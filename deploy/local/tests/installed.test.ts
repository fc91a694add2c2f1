import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInstalled } from '../installed.mjs';

const NESTED = 'svc-sample/node_modules/inner';
const packages = {
  'node_modules/outer': { version: '1.0.0' },
  [NESTED]: { version: '2.0.0' },
  'node_modules/of-another-system': { version: '3.0.0', optional: true },
};

let root: string;

const write = (path: string, content: object): void => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify(content));
};

beforeEach(() => {
  root = `${mkdtempSync(join(tmpdir(), 'installed-'))}/`;
  write('package-lock.json', { packages });
  write('node_modules/.package-lock.json', { packages });
  write('node_modules/outer/package.json', {});
  write(`${NESTED}/package.json`, {});
});
afterEach(() => rmSync(root, { recursive: true }));

test('a node_modules is installed when every package that is not optional has its folder', () => {
  expect(isInstalled(root)).toBe(true);
});

test('a node_modules is not installed when the nested folder of a workspace is missing', () => {
  rmSync(join(root, NESTED), { recursive: true });
  expect(isInstalled(root)).toBe(false);
});

test('a node_modules is not installed when a package has another version', () => {
  write('package-lock.json', { packages: { ...packages, 'node_modules/outer': { version: '1.0.1' } } });
  expect(isInstalled(root)).toBe(false);
});
