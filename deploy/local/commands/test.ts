import { findBrowser, findPdfTools } from '../browser.ts';
import { build } from '../build.ts';
import { conclude, type Finished, inTurn, jest, journeys, readings } from '../checks.ts';
import { freePort } from '../ports.ts';
import { leaveWith } from '../trouble.ts';

/** What the journeys need, made while the other steps run. */
const prepareJourneys = async () => {
  findPdfTools();
  const browser = await findBrowser();
  const ports = { E2E_PORT: String(await freePort()), E2E_MAILBOX_PORT: String(await freePort()) };
  return { ...ports, ...(browser && { CHROMIUM: browser }) };
};

const test = async (): Promise<Finished[]> => {
  const environment = await prepareJourneys();
  const read = inTurn(readings);
  const tested = inTurn([jest('tests', ['unit', 'server', 'browser'], ['--maxWorkers=2'])]);
  const first = [...(await read), ...(await tested)];
  await build();
  const second = await inTurn([journeys(environment), jest('start tests', ['start'])]);
  return [...first, ...second];
};

const finished = await test().catch(leaveWith);
conclude(finished);
