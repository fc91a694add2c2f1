/**
 * Latency of main calls of svc-intake and svc-finance over HTTP on a real Postgres: `npm run -s bench -- main-calls
 * [RUNS]`. The same program on two checkouts compares them: docs/decisions/sealed-columns.md.
 */
import { draftAgreement, getAgreement } from '@evenhand/contracts/agreement/agreement';
import { getCaseBar } from '@evenhand/contracts/dashboard/case-bar';
import { getDashboard } from '@evenhand/contracts/dashboard/dashboard';
import { getCaseOverview } from '@evenhand/contracts/dashboard/overview';
import { addAsset, editAsset, listAssets } from '@evenhand/contracts/finance/assets';
import { getPropertyDivision } from '@evenhand/contracts/finance/property';
import { getIntake, saveIntakeDraft, submitIntake } from '@evenhand/contracts/intake/intake';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { startTestService } from '@evenhand/service-kit/testing/start-test-service';
import { AppModule as FinanceModule } from '@evenhand/svc-finance/app.module';
import { Config as FinanceConfig } from '@evenhand/svc-finance/config';
import { AppModule as IntakeModule } from '@evenhand/svc-intake/app.module';
import { Config as IntakeConfig } from '@evenhand/svc-intake/config/config';
import { sampleRecord } from '../deploy/local/demo/sample-case.ts';
import { measured } from './support/measured.ts';
import { startStack } from './support/stack.ts';
import { printTable } from './support/table.ts';

const RUNS = Number(process.argv[2] ?? 300);
const ITEMS = 20;

const stack = await startStack();
const folder = process.env.BENCH_FOLDER ?? '.cache/bench';
const environment = { DATA_FOLDER: `${folder}/main-calls-${process.pid}` };
const intake = await startTestService({ name: 'svc-intake', module: IntakeModule, config: IntakeConfig, environment });
const finance = await startTestService({
  name: 'svc-finance',
  module: FinanceModule,
  config: FinanceConfig,
  environment: { DATA_FOLDER: `${folder}/main-calls-finance-${process.pid}` },
});
const who = anOwner();
const owner = intake.as(who);
const lists = finance.as(who);
await intake.database.query(`insert into entitlements (case_id, plan, version) values ($1, 'complete', 1)`, [
  who.caseId,
]);
await owner.get(submitIntake, { body: { ...sampleRecord('alex@mail.test'), basedOn: 0 } });
await owner.get(draftAgreement);
const account = {
  category: 'bank_account',
  name: 'Savings',
  value: 1_000,
  atSeparation: 900,
  atMarriage: 0,
  ownership: 'party_a',
  valuationDate: '2026-11-21T15:00:00.000Z',
};
let asset = await lists.get(addAsset, { body: account });
for (let item = 1; item < ITEMS; item += 1)
  await lists.get(addAsset, { body: { ...account, name: `Account ${item}` } });

let { version } = await owner.get(getIntake);
const save = async () => {
  const saved = await owner.get(saveIntakeDraft, {
    body: { version, changes: { userIncome: 82_000 + (version % 9) } },
  });
  version = saved.version;
};
const edit = async () => {
  const body = { ...account, value: 1_000 + (asset.version % 9), version: asset.version };
  asset = await lists.get(editAsset, { params: { id: asset.id }, body });
};

const calls: Record<string, () => Promise<unknown>> = {
  'read the answers': () => owner.get(getIntake),
  'save an answer': save,
  'bar of the case': () => owner.get(getCaseBar),
  dashboard: () => owner.get(getDashboard),
  overview: () => owner.get(getCaseOverview),
  'read the agreement': () => owner.get(getAgreement),
  'draft the agreement': () => owner.get(draftAgreement),
  'list 20 assets': () => lists.get(listAssets),
  'edit an asset': edit,
  'division of property': () => lists.get(getPropertyDivision),
};

const rows = [];
for (const [call, ask] of Object.entries(calls)) rows.push({ call, ...(await measured(RUNS, ask)) });
printTable(rows);
await intake.stop();
await finance.stop();
await stack.stop();
