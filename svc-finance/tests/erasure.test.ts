import { addAsset, listAssets } from '@evenhand/contracts/finance/assets';
import { addToHalf, freezeHalf, getPartnerDisclosure, readHalf } from '@evenhand/contracts/finance/half';
import { enterDisclosure, shareSnapshot } from '@evenhand/contracts/finance/snapshots';
import { eraseCase, eraseGuest } from '@evenhand/service-kit/testing/erase-case';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { Clock } from '@evenhand/service-kit/time/clock';
import { financeServer } from '@evenhand/wording/finance-server';
import { ErasureConsumer } from '../src/erasure/erasure.consumer.js';
import { FinancesEraser } from '../src/erasure/finances-eraser.js';
import { comeIn } from './come-in.js';
import { aCase, asset, enter } from './shared-case.js';
import { keepCouple, service, withFinance } from './with-finance.js';

withFinance();

const rowsOf = async (caseId: string): Promise<string[]> => {
  const tables = ['item', 'item_version', 'snapshot', 'disclosure_link', 'half', 'couple', 'closed_case'];
  const counted = tables.map(async (table) => {
    const [{ count }] = await service.database.query(`select count(*)::int as count from ${table} where case_id = $1`, [
      caseId,
    ]);
    return count > 0 ? [table] : [];
  });
  return (await Promise.all(counted)).flat();
};

test('a deletion removes every list, disclosure and link of a case', async () => {
  const shared = await aCase();
  await enter(shared);
  expect(await eraseCase(service, shared.who)).toMatchObject({ kept: [], found: [] });
  expect(await eraseCase(service, shared.who, 'prove', ['alex sample'])).toMatchObject({ found: [] });
  expect(await rowsOf(shared.who.caseId)).toEqual([]);
});

test('a partner reads their own half for thirty days after a deletion, and nothing of the owner', async () => {
  const shared = await aCase();
  const { access, email, used } = await enter(shared);
  const nobody = service.asAnonymous;
  await nobody.get(addToHalf, {
    body: { access, kind: 'asset', item: asset('Pension, half for Alex Sample', 60_000) },
  });
  await nobody.call(freezeHalf, { body: { access, assets: [], debts: [], incomes: [] } });
  expect(await eraseCase(service, shared.who)).toMatchObject({ kept: ['partner-half'] });
  expect(await eraseCase(service, shared.who, 'prove', ['alex sample'])).toMatchObject({ found: [] });

  const entered = await nobody.get(enterDisclosure, { body: await comeInAgain(used, email) });
  expect(entered).toMatchObject({ accountClosed: true, disclosedBy: null, assets: [], debts: [], documents: [] });
  const half = await nobody.get(readHalf, { body: { access: entered.access } });
  expect(half).toMatchObject({ assets: [{ name: 'Pension, half for Alex Sample' }], frozen: null });
  const refused = await nobody.call(freezeHalf, {
    body: { access: entered.access, assets: [], debts: [], incomes: [] },
  });
  expect(refused).toMatchObject({ status: 409, body: { detail: financeServer.accountClosed } });

  const clock = service.app.get(Clock);
  clock.now = () => new Date(Date.now() + 31 * 86_400_000);
  await service.app.get(FinancesEraser).eraseOverdue(service.database.manager);
  clock.now = () => new Date();
  expect(await rowsOf(shared.who.caseId)).toEqual([]);
});

/** The same link with a new code. */
const comeInAgain = (used: { token: string; code: string }, email: string) =>
  comeIn(service, email, { token: '', code: used.code });

test('a deletion leaves another case as it was', async () => {
  const [who, other] = [anOwner(), anOwner()];
  await keepCouple(other.caseId);
  await service.as(other).get(addAsset, { body: asset('Savings', 1) });
  await eraseCase(service, who);
  expect(await service.as(other).get(listAssets)).toMatchObject([{ name: 'Savings' }]);
});

/** As the saga asks for a partner without an account; what is found after the second round. */
const eraseHalfOf = async (caseId: string, email: string) => {
  const { keys, kept } = await eraseGuest(service, { caseId, email });
  const { found } = await eraseGuest(service, { caseId, email }, 'prove');
  return { keys, kept, found };
};

test('a partner’s deletion withdraws and removes their half, and leaves the owner’s lists', async () => {
  const shared = await aCase();
  const { access, email } = await enter(shared);
  const nobody = service.asAnonymous;
  const pension = await nobody.get(addToHalf, { body: { access, kind: 'asset', item: asset('My pension', 60_000) } });
  await nobody.call(freezeHalf, { body: { access, assets: [pension.id], debts: [], incomes: [] } });
  expect((await shared.alex.get(getPartnerDisclosure)).disclosure).not.toBeNull();
  const { caseId } = shared.who;
  expect(await eraseHalfOf(caseId, email)).toEqual({ keys: [expect.any(String)], kept: [], found: [] });
  expect((await shared.alex.get(getPartnerDisclosure)).disclosure).toBeNull();
  expect((await nobody.call(readHalf, { body: { access } })).status).toBe(410);
  expect(await rowsOf(caseId)).toEqual(['item', 'item_version', 'snapshot', 'couple']);
  const again = { params: { id: shared.id }, body: { email } };
  expect(await shared.alex.call(shareSnapshot, again)).toMatchObject({ status: 422, body: { code: 'invalid-input' } });
  await service.app.get(ErasureConsumer).endGuest({ caseId, email }, service.database.manager);
  expect((await shared.alex.call(shareSnapshot, again)).status).toBe(200);
  expect(await shared.alex.get(listAssets)).toHaveLength(3);
});

test('a partner’s deletion after the owner’s removes what was left of the case', async () => {
  const shared = await aCase();
  const { access, email } = await enter(shared);
  await service.asAnonymous.get(addToHalf, { body: { access, kind: 'asset', item: asset('My pension', 60_000) } });
  expect(await eraseCase(service, shared.who)).toMatchObject({ kept: ['partner-half'] });
  const { caseId } = shared.who;
  expect(await eraseHalfOf(caseId, email)).toEqual({
    keys: [expect.any(String), expect.any(String)],
    kept: [],
    found: [],
  });
  expect(await rowsOf(caseId)).toEqual([]);
});
