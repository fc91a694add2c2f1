/**
 * Latency of the lists of a case with 1,000 assets over HTTP on a real Postgres: the list, and the division of
 * property calculated from it. `npm run -s bench -- finances`; exits with 1 when the p95 of the list is above 200 ms.
 */
import { randomUUID } from 'node:crypto';
import { addAsset, listAssets } from '@evenhand/contracts/finance/assets';
import { getPropertyDivision } from '@evenhand/contracts/finance/property';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { startTestService } from '@evenhand/service-kit/testing/start-test-service';
import { AppModule } from '@evenhand/svc-finance/app.module';
import { Config } from '@evenhand/svc-finance/config';
import { ItemRow } from '@evenhand/svc-finance/items/item.entity';
import { measured } from './support/measured.ts';
import { startStack } from './support/stack.ts';
import { printTable } from './support/table.ts';

const ITEMS = 1_000;
const RUNS = Number(process.env.BENCH_RUNS ?? 100);
const MOST_MS = 200;

const stack = await startStack();
const service = await startTestService({ name: 'svc-finance', module: AppModule, config: Config });
const who = anOwner();
const alex = service.as(who);

const home = {
  category: 'real_estate',
  name: 'Home on Elm Street',
  value: 99_999_999.99,
  ownership: 'joint',
  description: 'Bought in 2014',
  location: 'Hamilton, Ontario',
  valuationDate: '2026-11-21T15:00:00.000Z',
};
const { id } = await alex.get(addAsset, { body: home });
await service.database.transaction(async (manager) => {
  const item = await manager.findOneByOrFail(ItemRow, { id });
  await manager.insert(
    ItemRow,
    Array.from({ length: ITEMS - 1 }, () => ({ ...item, id: randomUUID() })),
  );
});

const listed = await measured(RUNS, () => alex.call(listAssets));
const divided = await measured(RUNS, () => alex.call(getPropertyDivision));
printTable([
  { what: `list of ${ITEMS} assets`, ...listed },
  { what: 'division of property', ...divided },
]);
await service.stop();
await stack.stop();
process.exitCode = listed['p95 ms'] <= MOST_MS ? 0 : 1;
