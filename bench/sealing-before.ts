/**
 * How long the rows of an earlier release take to be sealed while the service answers: `npm run -s bench --
 * sealing-before [CASES, default 10000]`. Each case has one asset in clear; a person of a random case lists and changes
 * it all the while. Ends with 1 when a request fails.
 */
import { randomUUID } from 'node:crypto';
import { addAsset, editAsset, listAssets } from '@evenhand/contracts/finance/assets';
import { PlainColumns } from '@evenhand/service-kit/keys/plain-columns';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { startTestService } from '@evenhand/service-kit/testing/start-test-service';
import { AppModule } from '@evenhand/svc-finance/app.module';
import { Config } from '@evenhand/svc-finance/config';
import { ItemRow } from '@evenhand/svc-finance/items/item.entity';
import { measured } from './support/measured.ts';
import { startStack } from './support/stack.ts';
import { printTable } from './support/table.ts';

const CASES = Number(process.argv[2] ?? 10_000);
/** Requests measured before, and of each group meanwhile. */
const RUNS = 100;

const stack = await startStack();
const folder = `${process.env.BENCH_FOLDER ?? '.cache/bench'}/sealing-before-${process.pid}`;
const environment = { DATA_FOLDER: folder };
const finance = await startTestService({ name: 'svc-finance', module: AppModule, config: Config, environment });
const { manager } = finance.database;
const account = {
  category: 'bank_account',
  name: 'Savings',
  value: 1_000,
  ownership: 'party_a',
  valuationDate: '2026-11-21T15:00:00.000Z',
};

const first = anOwner();
await finance.as(first).get(addAsset, { body: account });
const { content, kind, bytes, missingValues } = await manager.findOneByOrFail(ItemRow, { caseId: first.caseId });
const people = Array.from({ length: CASES }, anOwner);
await finance.database.query(
  `insert into item (id, case_id, kind, version, content_plain, bytes, missing_values)
   select gen_random_uuid(), case_id, $2, 1, $3, $4, $5 from unnest($1::uuid[]) case_id`,
  [people.map(({ caseId }) => caseId), kind, JSON.stringify(content), bytes, missingValues],
);

const failures: string[] = [];
const use = async (): Promise<void> => {
  const who = finance.as(people[Math.floor(Math.random() * CASES)] ?? first);
  try {
    const [asset] = await who.get(listAssets);
    if (!asset) throw new Error('the list is empty');
    const body = { ...account, version: asset.version };
    await who.get(editAsset, { params: { id: asset.id }, body, headers: { 'idempotency-key': randomUUID() } });
  } catch (error) {
    failures.push(String(error));
  }
};

const before = await measured(RUNS, use);
const began = performance.now();
let rows: number | null = null;
const sealing = finance.app
  .get(PlainColumns)
  .sealAll()
  .then((count) => (rows = count));
const meanwhile = [];
while (rows === null) meanwhile.push(await measured(RUNS, use));
await sealing;
const seconds = Math.round((performance.now() - began) / 100) / 10;
const slowest = meanwhile.toSorted((one, other) => other['p95 ms'] - one['p95 ms'])[0];
printTable([
  { what: 'before: a list and a change', ...before },
  { what: `meanwhile, the slowest ${RUNS} of ${meanwhile.length * RUNS}`, ...slowest },
]);
const [{ left }] = await finance.database.query(
  'select count(*)::int as left from item where content_plain is not null',
);
process.stdout.write(`${CASES} cases sealed in ${seconds} s, ${left} left, ${failures.length} requests failed\n`);
await finance.stop();
await stack.stop();
process.exit(failures.length > 0 || left > 0 ? 1 : 0);
