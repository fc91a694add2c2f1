import { spawnSync } from 'node:child_process';
import { findBrowser, findPdfTools } from '../browser.ts';
import { buildAll } from '../build.ts';
import { JEST, jest, journeys, PLAYWRIGHT, provoked, readings } from '../checks.ts';
import { ROOT } from '../places.ts';
import { conclude, type Finished, inTurn } from '../steps.ts';
import { leaveWith } from '../trouble.ts';

/** Installs browser and PDF tools for the journeys. */
const prepareJourneys = async (): Promise<Record<string, string>> => {
  findPdfTools();
  const browser = await findBrowser();
  return browser ? { CHROMIUM: browser } : {};
};

const testAll = async (): Promise<Finished[]> => {
  const environment = await prepareJourneys();
  const read = inTurn(readings);
  const tested = inTurn([jest('tests', ['unit', 'server', 'browser']), provoked()]);
  const first = [...(await read), ...(await tested)];
  await buildAll();
  const second = await inTurn([journeys(environment), jest('start tests', ['start'])]);
  return [...first, ...second];
};

/**
 * `npm test -- FILE …` runs only the named files (or those whose path holds the word), with what they print as it
 * comes; `--watch` runs them again at each change. A journey is built and served first.
 */
const testSome = async (words: string[]): Promise<number> => {
  const isJourney = words.some((word) => word.startsWith('e2e/') || word.startsWith('journeys/'));
  const [command = '', ...args] = isJourney ? ['playwright', ...PLAYWRIGHT, ...words] : ['node', ...JEST, ...words];
  const environment = isJourney ? await prepareJourneys() : {};
  if (isJourney) await buildAll();
  const env = { ...process.env, ...environment };
  return spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env }).status ?? 1;
};

const words = process.argv.slice(2);
if (words.length) process.exit(await testSome(words).catch(leaveWith));
conclude(await testAll().catch(leaveWith));
