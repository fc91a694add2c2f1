import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployables } from '../deployables.ts';
import { ownWords, type PictureWords, readWording, WORDS_FILE } from '../pictures/words.ts';
import { ROOT } from '../places.ts';
import { readThreats } from '../threat-model.ts';

const DOCUMENTS = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs/assistant.md',
  'docs/releasing.md',
  'docs/settings.md',
  'docs/threat-model.md',
];

/** Paths of the repository in a document: in backticks with a slash, or the target of a relative link. */
const pathsIn = (text: string): string[] => {
  const quoted = [...text.matchAll(/`([\w.@-]+\/[\w./-]+)`/g)].map(([, path = '']) => path);
  const linked = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = '']) => path);
  const topLevel = /^(packages|shell|gateway|mfe-|svc-|deploy|e2e|bench|docs)/;
  return [...quoted.filter((path) => topLevel.test(path)), ...linked];
};

test('every row of the threat model names tests by the titles in their files', () => {
  const tests = readThreats().flatMap((threat) => threat.tests);
  expect(tests.length).toBeGreaterThan(40);
  const text = (file: string) => readFileSync(join(ROOT, file), 'utf8').replaceAll("\\'", "'");
  expect(tests.filter(({ file, title }) => title === '' || !text(file).includes(title))).toEqual([]);
});

test.each(DOCUMENTS)('every file and folder that %s names exists', (document) => {
  const text = readFileSync(join(ROOT, document), 'utf8');
  const folder = document.includes('/') ? join(ROOT, document, '..') : ROOT;
  const missing = pathsIn(text).filter((path) => !existsSync(join(ROOT, path)) && !existsSync(join(folder, path)));
  expect(missing).toEqual([]);
});

test('docs/settings.md names every setting of the machine that reaches a deployable', () => {
  const named: string[] = readFileSync(join(ROOT, 'docs/settings.md'), 'utf8').match(/(?<=`)[A-Z0-9_]+(?=`)/g) ?? [];
  const passed = deployables.flatMap(({ passes = [] }) => passes);
  expect(passed.filter((name) => !named.includes(name))).toEqual([]);
});

const alerts = readFileSync(join(ROOT, 'deploy/monitoring/alerts.yml'), 'utf8');
const dashboard = readFileSync(join(ROOT, 'deploy/monitoring/dashboard.json'), 'utf8');

test('every alert has its line in docs/operations.md, and only alerts have', () => {
  const named = alerts.match(/(?<=alert: )\w+/g);
  const explained = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8').match(/(?<=^\| `)[A-Z]\w+(?=` \| )/gm);
  expect(explained).toEqual(named);
});

test('the pictures show words that the product still uses: npm run pictures takes them again', () => {
  const pictures = readdirSync(join(ROOT, 'docs/pictures')).filter((name) => name.endsWith('.png'));
  const words: PictureWords = JSON.parse(readFileSync(WORDS_FILE, 'utf8'));
  const wording = readWording();
  expect(Object.keys(words).toSorted()).toEqual(pictures.toSorted());
  const changed = Object.entries(words).filter(([, texts]) => ownWords(texts, wording).length < texts.length);
  expect(changed).toEqual([]);
  expect(Object.values(words).every((texts) => texts.length >= 2)).toBe(true);
});

test('alerts and dashboard read figures that the product reports', () => {
  const sources = [
    ...['metrics/metrics.ts', 'start/kit-figures.ts'].map((file) => `packages/service-kit/src/${file}`),
    'svc-evidence/src/indexing/indexing.service.ts',
    'svc-intake/src/sealing/sealing.service.ts',
  ];
  const reported = new Set(sources.flatMap((file) => readFileSync(join(ROOT, file), 'utf8').match(/evenhand_\w+/g)));
  const read = [...new Set(`${alerts} ${dashboard}`.match(/evenhand_\w+/g))];
  expect(read.length).toBeGreaterThan(8);
  expect(read.filter((name) => !reported.has(name.replace(/_(bucket|count)$/, '')))).toEqual([]);
});
