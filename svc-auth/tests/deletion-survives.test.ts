import { DeletionBegun, DeletionProgress, DeletionReceipt, ReceiptKeys } from '@evenhand/contracts/auth/deletion';
import { JobWorkers } from '@evenhand/service-kit/jobs/job-workers';
import { Inbox } from '@evenhand/service-kit/outbox/inbox';
import { Relay } from '@evenhand/service-kit/outbox/relay';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import { freePort, RealProcess } from '@evenhand/service-kit/testing/real-process';
import { compactVerify, createLocalJWKSet } from 'jose';
import { steps } from '../src/deletion/steps.js';
import { type Auth, password, startAuth } from './support/auth.js';
import { HeldTable } from './support/held-table.js';
import { OtherServices } from './support/other-services.js';
import { plant } from './support/planted.js';
import { placesOf } from './support/stores.js';

const PATH = '/api/auth/deletion';

let auth: Auth;
let others: OtherServices;
let saga: RealProcess;
beforeAll(async () => {
  auth = await startAuth({ ERASURE_SETTLE_SECONDS: '1', JOB_LOCK_SECONDS: '2' });
  others = await OtherServices.beside(auth.service, auth.folder);
  saga = new RealProcess(new URL('../src/main.ts', import.meta.url), {
    ...auth.service.environment,
    SERVICE_PORT: String(await freePort()),
  });
  await saga.start();
}, 120_000);
afterAll(async () => {
  await saga.kill();
  await others.stop();
  await auth.stop();
});

/** A table that the step of each service writes. */
const tables = {
  'svc-evidence': 'evidence.retention',
  'svc-billing': 'billing.customer',
  'svc-finance': 'finance.couple',
  'svc-intake': 'intake.cases',
  'svc-auth': 'auth.mailed_link',
} as const;

/** This process answers requests only; the saga is in the other one. */
const leaveSagaToProcess = async () => {
  for (const part of [Relay, Inbox, JobWorkers]) await auth.service.app.get<Relay>(part).beforeApplicationShutdown();
};

test('a deletion whose processes are killed at every step leaves nothing, and ends with a valid receipt', async () => {
  const { browser, who, words } = await plant(auth, others);
  await leaveSagaToProcess();
  await browser.post(PATH, { currentPassword: password });
  const hold = (table: string) => HeldTable.of(auth.service.testDatabase.name, table);
  const processOf = (service: keyof typeof tables) => others.processes.get(service) ?? saga;

  let held = await hold(tables['svc-evidence']);
  const { token } = DeletionBegun.parse((await browser.post(`${PATH}/now`, { currentPassword: password })).body);
  for (const [index, { service }] of steps.entries()) {
    await held.awaited();
    await processOf(service).kill();
    const saved = await hold('auth.deletion');
    await held.release();
    await processOf(service).start();
    await saved.awaited();
    const next = steps[index + 1];
    if (next) held = await hold(tables[next.service]);
    await saga.kill();
    await saved.release();
    await saga.start();
  }

  let jws = '';
  await eventually(async () => {
    const { receipt } = DeletionProgress.parse((await auth.newBrowser().post(`${PATH}/receipt`, { token })).body);
    expect(receipt).not.toBeNull();
    jws = receipt ?? '';
  });
  const keys = ReceiptKeys.parse((await auth.newBrowser().get(`${PATH}/keys`)).body);
  const { payload } = await compactVerify(jws, createLocalJWKSet(keys));
  const receipt = DeletionReceipt.parse(JSON.parse(Buffer.from(payload).toString()));
  expect(receipt).toMatchObject({
    case: who.caseId,
    keys: [expect.any(String), expect.any(String), expect.any(String)],
  });
  const places = await placesOf(words, auth.service, auth.folder);
  expect(places.filter((place) => !place.endsWith('/erased/ledger'))).toEqual([]);
}, 600_000);
