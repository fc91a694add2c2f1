import { randomUUID } from 'node:crypto';
import type { AnyEndpoint } from '@evenhand/contracts/endpoints';
import {
  AssetCategory,
  addAsset,
  assetHistory,
  deleteAsset,
  editAsset,
  listAssets,
  restoreAsset,
} from '@evenhand/contracts/finance/assets';
import {
  addDebt,
  DebtCategory,
  debtHistory,
  deleteDebt,
  editDebt,
  listDebts,
  restoreDebt,
} from '@evenhand/contracts/finance/debts';
import {
  addIncome,
  deleteIncome,
  editIncome,
  incomeHistory,
  listIncomes,
  restoreIncome,
} from '@evenhand/contracts/finance/incomes';
import { MOST_ITEMS_PER_LIST, Ownership } from '@evenhand/contracts/finance/items';
import { Outbox } from '@evenhand/service-kit/outbox/outbox';
import { anOwner } from '@evenhand/service-kit/testing/people';
import type { TestCall, TestClient } from '@evenhand/service-kit/testing/test-client';
import { financeServer } from '@evenhand/wording/finance-server';

import { z } from 'zod';
import { copyItem, copyVersion } from './copies.js';
import { service, withFinance } from './with-finance.js';

/** As sent by the specification's page. */
const home = {
  category: 'real_estate',
  name: 'Home on Elm Street',
  value: 74_999.99,
  ownership: 'joint',
  description: 'Bought in 2014',
  location: 'Hamilton, Ontario',
  valuationDate: '2026-11-21T15:00:00.000Z',
};
const mortgage = {
  category: 'mortgage',
  creditor: 'Example Bank',
  currentBalance: 410_000.01,
  monthlyPayment: 2_150.5,
  interestRate: 4.79,
  responsibility: 'joint',
};
const income = {
  year: 2024,
  taxableIncome: 88_000,
  employmentIncome: 85_000.25,
  selfEmploymentIncome: null,
  investmentIncome: 2_999.75,
  otherIncome: null,
};

const untold = { atSeparation: null, atMarriage: null, ownersShare: 50, goesTo: null, accountNumber: '' };
const lists = [
  {
    name: 'asset',
    sent: home,
    kept: { ...home, ...untold, exclusion: null, isMatrimonialHome: false },
    amount: 'value',
    endpoints: {
      list: listAssets,
      add: addAsset,
      edit: editAsset,
      drop: deleteAsset,
      restore: restoreAsset,
      history: assetHistory,
    },
  },
  {
    name: 'debt',
    sent: mortgage,
    kept: { ...mortgage, ...untold, isForMatrimonialHome: false },
    amount: 'currentBalance',
    endpoints: {
      list: listDebts,
      add: addDebt,
      edit: editDebt,
      drop: deleteDebt,
      restore: restoreDebt,
      history: debtHistory,
    },
  },
  {
    name: 'income',
    sent: income,
    kept: { ...income, whose: 'party_a' },
    amount: 'taxableIncome',
    endpoints: {
      list: listIncomes,
      add: addIncome,
      edit: editIncome,
      drop: deleteIncome,
      restore: restoreIncome,
      history: incomeHistory,
    },
  },
] as const;
type Role = keyof (typeof lists)[number]['endpoints'];

withFinance();

const add = (who: ReturnType<typeof anOwner>, body: unknown) => service.as(who).call(addAsset, { body });

/** A successful call to an endpoint that every list has. */
const ask = async (who: TestClient, endpoint: AnyEndpoint, call: TestCall = {}) => {
  const { status, body } = await who.call(endpoint, call);
  expect(status).toBe(endpoint.status ?? 200);
  return z.looseObject({ id: z.uuid() }).parse(body);
};

describe.each(lists)('the list of each $name', ({ sent, kept, amount, endpoints }) => {
  const { list, add, edit, drop, restore, history }: Record<Role, AnyEndpoint> = endpoints;

  test('returns what was added exactly as it was sent, in dollars', async () => {
    const ann = service.as(anOwner());
    const added = await ask(ann, add, { body: sent });
    expect(added).toEqual({ id: added.id, version: 1, ...kept });
    expect((await ann.call(list)).body).toEqual([added]);
  });

  test('is empty for another case, and its items do not exist there', async () => {
    const [ann, bea] = [service.as(anOwner()), service.as(anOwner())];
    const { id } = await ask(ann, add, { body: sent });
    expect((await bea.call(list)).body).toEqual([]);
    for (const endpoint of [drop, restore, history]) {
      expect((await bea.call(endpoint, { params: { id } })).status).toBe(404);
    }
    expect((await bea.call(edit, { params: { id }, body: { ...sent, version: 1 } })).status).toBe(404);
  });

  test('shows an edit, and history has both versions', async () => {
    const ann = service.as(anOwner());
    const { id } = await ask(ann, add, { body: sent });
    const edited = await ask(ann, edit, { params: { id }, body: { ...sent, [amount]: 0.01, version: 1 } });
    expect(edited).toEqual({ id, ...kept, [amount]: 0.01, version: 2 });
    expect((await ann.call(history, { params: { id } })).body).toMatchObject([
      { version: 2, change: 'edited', item: { [amount]: 0.01 } },
      { version: 1, change: 'added', item: { ...kept } },
    ]);
  });

  test('refuses an edit of a version that another window has changed', async () => {
    const ann = service.as(anOwner());
    const { id } = await ask(ann, add, { body: sent });
    const change = { params: { id }, body: { ...sent, version: 1 } };
    await ask(ann, edit, change);
    expect(await ann.call(edit, change)).toMatchObject({ status: 409, body: { code: 'changed-elsewhere' } });
  });

  test('drops a deleted item and restores it unchanged', async () => {
    const ann = service.as(anOwner());
    const { id } = await ask(ann, add, { body: sent });
    for (const _ of [1, 2]) expect((await ann.call(drop, { params: { id } })).status).toBe(204);
    expect((await ann.call(list)).body).toEqual([]);
    expect(await ask(ann, restore, { params: { id } })).toEqual({ id, ...kept, version: 3 });
    expect((await ann.call(list)).body).toHaveLength(1);
    const versions = [{ change: 'restored' }, { change: 'deleted' }, { change: 'added' }];
    expect((await ann.call(history, { params: { id } })).body).toMatchObject(versions);
  });

  test('refuses additions, edits and restored items when it is full', async () => {
    const ann = service.as(anOwner());
    const { id } = await ask(ann, add, { body: sent });
    const { id: dropped } = await ask(ann, add, { body: { ...sent, ...('year' in sent ? { year: 2023 } : {}) } });
    await ann.call(drop, { params: { id: dropped } });
    await copyItem(id, MOST_ITEMS_PER_LIST);
    const calls = [
      ann.call(add, { body: sent }),
      ann.call(edit, { params: { id }, body: { ...sent, version: 1 } }),
      ann.call(restore, { params: { id: dropped } }),
    ];
    for (const call of calls) expect(await call).toMatchObject({ status: 409, body: { code: 'list-is-full' } });
  });

  test('has one more item after a double click', async () => {
    const ann = service.as(anOwner());
    const headers = { 'idempotency-key': randomUUID() };
    const clicks = await Promise.all([1, 2].map(() => ann.call(add, { body: sent, headers })));
    expect(clicks[0]?.body).toEqual(clicks[1]?.body);
    expect((await ann.call(list)).body).toHaveLength(1);
  });

  test.each([
    ['more than two decimals', 12.345],
    ['a fraction of a cent that adding made', 0.1 + 0.2],
    ['a negative amount', -1],
    ['an amount beyond ten billion', 10_000_000_000.01],
    ['text', '100'],
    ['letters', 'abc'],
    ['nothing', null],
  ])('refuses %s with a pointer', async (_, value) => {
    const answer = await service.as(anOwner()).call(add, { body: { ...sent, [amount]: value } });
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid-input', errors: [{ pointer: `/${amount}` }] } });
  });

  test('refuses 1e400 with a pointer', async () => {
    const body = JSON.stringify({ ...sent, [amount]: 1 }).replace(`"${amount}":1`, `"${amount}":1e400`);
    const answer = await service.as(anOwner()).call(add, { body });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer: `/${amount}` }] } });
  });

  test.each([0, 0.01, 99_999_999.99, 10_000_000_000])('keeps $%d to the cent', async (value) => {
    const ann = service.as(anOwner());
    await ask(ann, add, { body: { ...sent, [amount]: value } });
    expect((await ann.call(list)).body).toMatchObject([{ [amount]: value }]);
  });
});

test('assets are listed in the order they were added, incomes by year', async () => {
  const ann = service.as(anOwner());
  const names = ['Car', 'Boat', 'Account', 'Painting'];
  for (const name of names) await ann.get(addAsset, { body: { ...home, name } });
  expect((await ann.get(listAssets)).map(({ name }) => name)).toEqual(names);
  for (const year of [2022, 2024, 2021, 2023]) await ann.get(addIncome, { body: { ...income, year } });
  expect((await ann.get(listIncomes)).map(({ year }) => year)).toEqual([2024, 2023, 2022, 2021]);
});

test('a year is listed once for each person, however it comes to the list', async () => {
  const ann = service.as(anOwner());
  const isListed = (year: number) => ({
    status: 422,
    body: { errors: [{ pointer: '/year', detail: financeServer.yearIsListed(year) }] },
  });
  const { id } = await ann.get(addIncome, { body: income });
  await ann.get(addIncome, { body: { ...income, whose: 'party_b' } });
  expect(await ann.call(addIncome, { body: income })).toMatchObject(isListed(2024));
  const { id: other } = await ann.get(addIncome, { body: { ...income, year: 2023 } });
  const edit = { params: { id: other }, body: { ...income, version: 1 } };
  expect(await ann.call(editIncome, edit)).toMatchObject(isListed(2024));
  await ann.call(deleteIncome, { params: { id } });
  await ann.get(editIncome, edit);
  expect(await ann.call(restoreIncome, { params: { id } })).toMatchObject(isListed(2024));
});

test('entries of one year from before can still be edited', async () => {
  const ann = service.as(anOwner());
  const { id } = await ann.get(addIncome, { body: income });
  await copyItem(id, 1);
  await ann.get(editIncome, { params: { id }, body: { ...income, taxableIncome: 90_000, version: 1 } });
});

test('the case is the signed one: a caseId in the body is refused', async () => {
  const answer = await add(anOwner(), { ...home, caseId: randomUUID() });
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer: '/caseId' }] } });
});

test('every category and ownership of the contract is kept', async () => {
  const ann = service.as(anOwner());
  for (const category of AssetCategory.options) await ann.get(addAsset, { body: { ...home, category } });
  for (const ownership of Ownership.options) await ann.get(addAsset, { body: { ...home, ownership } });
  for (const category of DebtCategory.options) await ann.get(addDebt, { body: { ...mortgage, category } });
  expect(await ann.get(listAssets)).toHaveLength(AssetCategory.options.length + Ownership.options.length);
  expect(await ann.get(listDebts)).toHaveLength(DebtCategory.options.length);
});

test('values at three dates, share, exclusion and recipient are kept', async () => {
  const stated = {
    ...home,
    atSeparation: 70_000.5,
    atMarriage: 0,
    ownersShare: 33.33,
    isMatrimonialHome: false,
    exclusion: { ground: 'gift-or-inheritance', amount: 10_000.1, reason: 'From my aunt in 2019' },
    goesTo: 'sold',
    accountNumber: '0012-345',
  };
  const added = await service.as(anOwner()).get(addAsset, { body: stated });
  expect(added).toEqual({ id: added.id, version: 1, ...stated });
});

test('names in any script, markup and emoji are kept exactly', async () => {
  const name = '<b>בית</b> & Šárka’s 🏡 "cottage"';
  const added = await service.as(anOwner()).get(addAsset, { body: { ...home, name } });
  expect(added.name).toBe(name);
});

test.each([
  ['/name', { ...home, name: '' }],
  ['/name', { ...home, name: 'x'.repeat(201) }],
  ['/category', { ...home, category: 'yacht' }],
  ['/ownership', { ...home, ownership: 'mine' }],
  ['/valuationDate', { ...home, valuationDate: 'yesterday' }],
  ['/ownersShare', { ...home, ownersShare: 101 }],
  ['/exclusion/ground', { ...home, exclusion: { ground: 'unfair', amount: 1 } }],
])('bad input points at %s', async (pointer, body) => {
  const answer = await add(anOwner(), body);
  expect(answer).toMatchObject({ status: 422, body: { code: 'invalid-input', errors: [{ pointer }] } });
});

test('each change is published with counts and without amounts', async () => {
  const ann = anOwner();
  const publish = jest.spyOn(service.app.get(Outbox), 'publish');
  await add(ann, home);
  await add(ann, { ...home, name: 'Car' });
  const stated = publish.mock.calls.map(([, , payload]) => payload);
  publish.mockRestore();
  expect(stated).toMatchObject([
    { caseId: ann.caseId, sequence: 1, assets: 1 },
    { sequence: 2, assets: 2, documentsProvided: 0 },
  ]);
  expect(JSON.stringify(stated)).not.toContain('74999');
});

test('an asset is not stored when its event cannot be', async () => {
  const ann = anOwner();
  await service.database.query('alter table outbox rename to outbox_away');
  const answer = await add(ann, home);
  await service.database.query('alter table outbox_away rename to outbox');
  expect(answer.status).toBe(500);
  expect((await service.as(ann).call(listAssets)).body).toEqual([]);
});

test('attacker adds items without end, product keeps 1,000 a list and 2 MB of all lists, and pages the history', async () => {
  const ann = anOwner();
  const { id } = await service.as(ann).get(addAsset, { body: home });
  await copyItem(id, 998);
  expect((await add(ann, home)).status).toBe(201);
  expect(await add(ann, home)).toMatchObject({ status: 409, body: { detail: financeServer.listFull } });
  expect((await service.as(ann).call(addDebt, { body: mortgage })).status).toBe(201);
  const bea = anOwner();
  const long = await service.as(bea).get(addAsset, { body: { ...home, description: '\u6f22'.repeat(2_000) } });
  await copyItem(long.id, 320);
  expect((await add(bea, home)).status).toBe(409);
  for (let version = 1; version <= 60; version += 1) {
    await service.as(ann).get(editAsset, { params: { id }, body: { ...home, value: version, version } });
  }
  const page = async (number: string) =>
    (await service.as(ann).get(assetHistory, { params: { id }, query: { page: number } })).map(
      ({ version }) => version,
    );
  expect([await page('1'), await page('2')].map(({ length }) => length)).toEqual([50, 11]);
});

test('attacker changes items without end, product refuses more than 5,000 changes a day', async () => {
  const ann = anOwner();
  const { id } = await service.as(ann).get(addAsset, { body: home });
  await copyVersion(id, 5_000);
  expect(await add(ann, home)).toMatchObject({ status: 429, body: { detail: financeServer.enoughForToday } });
});

test('the total of 1,000 items equals the sum of their amounts, to the cent', async () => {
  const ann = anOwner();
  for (const value of [0.01, 99_999_999.99]) {
    const { id } = await service.as(ann).get(addAsset, { body: { ...home, value } });
    await copyItem(id, 499);
  }
  const listed = await service.as(ann).get(listAssets);
  const total = listed.reduce((sum, { value }) => sum + BigInt(value.toFixed(2).replace('.', '')), 0n);
  expect(listed).toHaveLength(1_000);
  expect(total).toBe(500n * (1n + 9_999_999_999n));
});
