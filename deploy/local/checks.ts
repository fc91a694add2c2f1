import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fromSource } from '../../packages/service-kit/src/testing/from-source.ts';
import { failedFilesOfJest, failedFilesOfJourneys, failuresOfJest, failuresOfJourneys } from './failures.ts';
import { CACHE, ROOT } from './places.ts';
import type { Step, Suite } from './steps.ts';

const TYPESCRIPT = 'node_modules/typescript-native/bin/tsc';
const PRODUCT = ['packages', 'shell', 'mfe-evidence', 'mfe-finance', 'mfe-marketing', 'mfe-onboarding', 'gateway'];
const SERVICES = ['svc-auth', 'svc-billing', 'svc-evidence', 'svc-finance', 'svc-intake'];
const AROUND = ['deploy', 'e2e', 'bench'];

/** Checks that do not run the product: types, style, import rules, unused code. */
export const readings: Step[] = [
  { name: 'types, server', command: 'node', args: [TYPESCRIPT, '-p', 'tsconfig.server.json'] },
  { name: 'types, browser', command: 'node', args: [TYPESCRIPT, '-p', 'tsconfig.browser.json'] },
  { name: 'lint and format', command: 'biome', args: ['ci', '--colors=off', '.'] },
  {
    name: 'boundaries',
    command: 'depcruise',
    args: ['--config', '.dependency-cruiser.mjs', ...PRODUCT, ...SERVICES, ...AROUND],
  },
  { name: 'dead code', command: 'knip', args: ['--no-progress'] },
  { name: 'plain language', command: 'node', args: ['deploy/local/idioms/main.ts'] },
  { name: 'migrations', command: 'node', args: [...fromSource, 'deploy/local/migrations/main.ts'] },
  { name: 'release before', command: 'node', args: [...fromSource, 'deploy/local/releases/former/main.ts'] },
  { name: 'regular expressions', command: 'node', args: ['deploy/local/regular-expressions/main.ts'] },
];

const SLOWEST = 10;

const slowestOf = (suites: { name: string; startTime: number; endTime: number }[]): Suite[] =>
  suites
    .map(({ name, startTime, endTime }) => ({ file: relative(ROOT, name), seconds: (endTime - startTime) / 1_000 }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST);

const reportIn = (name: string): string => join(CACHE, `${name.replaceAll(/[^\w-]+/g, '-')}-report.json`);

const read = (file: string) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

const KEEP_WORKER_DATA = join(ROOT, 'deploy/local/testing/keep-worker-data.mjs');

/** Arguments of node for every Jest run. */
export const JEST = [...fromSource, '--import', KEEP_WORKER_DATA, 'node_modules/jest/bin/jest.js'];

const ANSWERED = join(CACHE, 'answered-problems.txt');

/** Checks after a test run that each declared problem was provoked. */
export const provoked = (): Step => {
  rmSync(ANSWERED, { force: true });
  return {
    name: 'declared problems',
    command: 'node',
    args: [...fromSource, 'deploy/local/testing/provoked.ts', ANSWERED],
  };
};

export const jest = (name: string, projects: string[], more: string[] = []): Step => {
  const file = reportIn(name);
  rmSync(file, { force: true });
  return {
    name,
    command: 'node',
    args: [...JEST, '--ci', '--json', `--outputFile=${file}`, ...more, '--selectProjects', ...projects],
    environment: { ANSWERED_PROBLEMS: ANSWERED },
    count: () => {
      const report = read(file);
      if (!report) return undefined;
      return {
        passed: report.numPassedTests,
        failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
        failures: report.testResults.flatMap(failuresOfJest),
        failedFiles: failedFilesOfJest(report.testResults),
        slowest: slowestOf(report.testResults),
      };
    },
    alone: (file) => jest(`${file}, alone`, projects, ['--runTestsByPath', file]),
  };
};

export const PLAYWRIGHT = ['test', '--config', 'e2e/playwright.config.ts'];

export const journeys = (environment: Record<string, string>, only?: string): Step => {
  const file = reportIn('journeys');
  rmSync(file, { force: true });
  return {
    name: only ? `${only}, alone` : 'journeys',
    command: 'playwright',
    args: [...PLAYWRIGHT, '--reporter=list,json', ...(only ? [only] : [])],
    environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...(only && { KEEP_TRACE: '1' }) },
    count: () => {
      const report = read(file);
      if (!report) return undefined;
      const { stats, suites } = report;
      return {
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
        failures: suites.flatMap(failuresOfJourneys),
        failedFiles: [...new Set<string>(suites.flatMap(failedFilesOfJourneys))],
        slowest: [],
      };
    },
    alone: (failed) => journeys(environment, failed),
  };
};
