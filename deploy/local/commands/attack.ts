import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findBrowser, findPdfTools } from '../browser.ts';
import { buildAll } from '../build.ts';
import { JEST, PLAYWRIGHT } from '../checks.ts';
import { CACHE, ROOT } from '../places.ts';
import { run } from '../run.ts';
import { type NamedTest, readThreats, type Threat } from '../threat-model.ts';
import { leaveWith } from '../trouble.ts';

interface Ran {
  file: string;
  title: string;
  ok: boolean;
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { title: string; file: string; ok: boolean }[];
}

const JEST_REPORT = join(CACHE, 'attacks-jest.json');
const PLAYWRIGHT_REPORT = join(CACHE, 'attacks-playwright.json');
const SLOW = ['test', '--config', 'e2e/attacks/playwright.config.ts'];

const reportIn = (file: string) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

const runJest = async (files: string[]): Promise<Ran[]> => {
  if (files.length === 0) return [];
  rmSync(JEST_REPORT, { force: true });
  await run('node', [...JEST, '--ci', '--json', `--outputFile=${JEST_REPORT}`, '--runTestsByPath', ...files], {});
  const results: { name: string; assertionResults: { status: string; title: string }[] }[] =
    reportIn(JEST_REPORT)?.testResults ?? [];
  return results.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ status, title }) => ({ file: relative(ROOT, name), title, ok: status === 'passed' })),
  );
};

const specsIn = ({ suites = [], specs }: PlaywrightSuite, folder: string): Ran[] => [
  ...specs.map(({ title, file, ok }) => ({ file: `${folder}/${file}`, title, ok })),
  ...suites.flatMap((suite) => specsIn(suite, folder)),
];

const runPlaywright = async (command: string[], folder: string, files: string[]): Promise<Ran[]> => {
  if (files.length === 0) return [];
  rmSync(PLAYWRIGHT_REPORT, { force: true });
  const environment = { CHROMIUM: (await findBrowser()) ?? '', PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT_REPORT };
  await run('playwright', [...command, '--reporter=json', ...files], { environment });
  const suites: PlaywrightSuite[] = reportIn(PLAYWRIGHT_REPORT)?.suites ?? [];
  return suites.flatMap((suite) => specsIn(suite, folder));
};

/** Placeholders of a title (`%s`, `$name`) match any text. */
const isNamed = ({ file, title }: NamedTest, ran: Ran): boolean => {
  if (ran.file !== file) return false;
  const parts = title.split(/%[sdijp]|\$\w+/);
  let at = 0;
  return parts.every((part) => {
    const found = ran.title.indexOf(part, at);
    at = found + part.length;
    return found >= 0;
  });
};

const verdictOf = ({ tests }: Threat, ran: Ran[]): 'held' | 'broken' | 'not run' => {
  const found = tests.map((test) => ran.filter((each) => isNamed(test, each)));
  if (found.some((each) => each.length === 0)) return 'not run';
  return found.flat().every(({ ok }) => ok) ? 'held' : 'broken';
};

/** Runs the tests of the matching rows of the threat model and prints each row's outcome. */
const attack = async (words: string[]): Promise<number> => {
  const threats = readThreats().filter((threat) => words.every((word) => JSON.stringify(threat).includes(word)));
  const files = [...new Set(threats.flatMap(({ tests }) => tests.map(({ file }) => file)))];
  const [journeys, slow] = ['e2e/journeys/', 'e2e/attacks/'].map((folder) => files.filter((f) => f.startsWith(folder)));
  const others = files.filter((file) => !file.startsWith('e2e/'));
  findPdfTools();
  const needsProduct = files.length > others.length || others.some((file) => file.startsWith('deploy/'));
  if (needsProduct) await buildAll();
  const ran = [
    ...(await runJest(others)),
    ...(await runPlaywright(PLAYWRIGHT, 'e2e/journeys', journeys ?? [])),
    ...(await runPlaywright(SLOW, 'e2e/attacks', slow ?? [])),
  ];
  const verdicts = threats.map((threat) => ({ ...threat, verdict: verdictOf(threat, ran) }));
  for (const { verdict, attack } of verdicts) process.stdout.write(`  ${verdict.padEnd(8)} ${attack}\n`);
  const held = verdicts.filter(({ verdict }) => verdict === 'held').length;
  process.stdout.write(`\n${held} of ${verdicts.length} held\n`);
  return held === verdicts.length ? 0 : 1;
};

process.exit(await attack(process.argv.slice(2)).catch(leaveWith));
