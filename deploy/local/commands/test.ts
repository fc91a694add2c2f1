import { findBrowser, findPdfTools } from '../browser.ts';
import { buildAll } from '../build.ts';
import { conclude, type Finished, inTurn, jest, journeys, readings } from '../checks.ts';
import { leaveWith } from '../trouble.ts';

/** What the journeys need beside the product: a browser, and the tools that read a sealed PDF. */
const prepareJourneys = async (): Promise<Record<string, string>> => {
  findPdfTools();
  const browser = await findBrowser();
  return browser ? { CHROMIUM: browser } : {};
};

const test = async (): Promise<Finished[]> => {
  const environment = await prepareJourneys();
  const read = inTurn(readings);
  const tested = inTurn([jest('tests', ['unit', 'server', 'browser'], ['--maxWorkers=2'])]);
  const first = [...(await read), ...(await tested)];
  await buildAll();
  const second = await inTurn([journeys(environment), jest('start tests', ['start'])]);
  return [...first, ...second];
};

const finished = await test().catch(leaveWith);
conclude(finished);
