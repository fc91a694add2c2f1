import { calculateChildSupport } from '@evenhand/contracts/finance/calculators/child-support';
import { calculateCommonLawProperty } from '@evenhand/contracts/finance/calculators/common-law-property';
import { calculateEqualization } from '@evenhand/contracts/finance/calculators/equalization';
import { calculateIncomeTax } from '@evenhand/contracts/finance/calculators/income-tax';
import { calculateParentingTime } from '@evenhand/contracts/finance/calculators/parenting-time';
import { calculateRetroactiveSupport } from '@evenhand/contracts/finance/calculators/retroactive-support';
import { calculateSpecialExpenses } from '@evenhand/contracts/finance/calculators/special-expenses';
import { calculateSpousalSupport } from '@evenhand/contracts/finance/calculators/spousal-support';
import { newestTaxYear } from '@evenhand/family-law/tax/tax-years';
import { Clock } from '@evenhand/service-kit/time/clock';
import { service, withFinance } from './with-finance.js';

const dollars = (amount: number) => amount * 100;

const sole = {
  arrangement: 'sole',
  on: '2026-11-21',
  payor: 'owner',
  province: 'ON',
  income: dollars(50_000),
  children: 2,
};
const parent = (income: number, province = 'ON') => ({ province, income: dollars(income) });
const shared = {
  arrangement: 'shared',
  on: '2026-11-21',
  parents: { owner: parent(125_600), partner: parent(50_000) },
  children: 2,
};
const split = { ...shared, arrangement: 'split', children: undefined, childrenWith: { owner: 1, partner: 1 } };
const expense = {
  kind: 'child-care',
  label: 'Child care',
  cost: dollars(12_000),
  relief: dollars(2_000),
  childContribution: 0,
};
const expenses = { incomes: { owner: dollars(60_000), partner: dollars(40_000) }, expenses: [expense] };
const spousal = {
  on: '2026-11-21',
  taxYear: 2026,
  provinces: { payor: 'ON', recipient: 'ON' },
  payor: { employment: dollars(60_000), other: 0 },
  recipient: { employment: dollars(20_000), other: 0 },
  monthsTogether: 48,
  recipientAge: 40,
  children: [],
};
const taxpayer = {
  taxYear: 2025,
  employment: dollars(80_000),
  other: 0,
  supportReceived: 0,
  supportPaid: 0,
  eligibleDependant: false,
  children: 0,
};
const savings = {
  label: 'Savings',
  atValuation: dollars(100_000),
  atMarriage: dollars(20_000),
  isMatrimonialHome: false,
};
const property = {
  marriageDate: '2010-06-05',
  valuationDate: '2025-03-01',
  divorceDate: null,
  holdings: { owner: { assets: [savings], debts: [] }, partner: { assets: [], debts: [] } },
};
const unmarried = {
  own: {
    owner: { assets: [{ label: 'Car', amount: dollars(10_000) }], debts: [] },
    partner: { assets: [], debts: [{ label: 'Credit card', amount: dollars(3_000) }] },
  },
  joint: { assets: [{ label: 'Home', amount: dollars(300_000), ownersPart: 5_000 }], debts: [] },
  monthsTogether: 36,
  haveChild: false,
};
const turns = { kind: '2-2-3', startsOn: '2026-01-05', startsWith: 'owner', exchangeHour: 17 };
const schedule = { from: '2026-01-01', schedule: turns, summer: [], schoolBreaks: [], holidays: [] };
const arrears = {
  from: '2025-08',
  until: '2025-11',
  arrangement: 'sole',
  payor: 'owner',
  parents: {
    owner: { province: 'ON', incomes: { 2025: dollars(60_000) } },
    partner: { province: 'ON', incomes: {} },
  },
  children: 1,
  paidMonthly: dollars(100),
};

withFinance();

describe('the calculators answer with the working, without an account', () => {
  test.each([
    [sole, { payor: 'owner', monthly: 74_400 }],
    [shared, { payor: 'owner', monthly: 109_256 }],
    [split, { payor: 'owner', monthly: 68_592 }],
  ])('child support follows its arrangement: $arrangement', async (body, expected) => {
    const { steps, ruleVersion, ...support } = await service.asAnonymous.get(calculateChildSupport, { body });
    expect(support).toMatchObject(expected);
    expect(steps.map(({ citation }) => citation).join()).toContain('Schedule I, Ontario');
    expect(ruleVersion).not.toBe('');
  });

  test('children are counted from their birth dates, without a child of age', async () => {
    const children = [{ birthdate: '2008-11-21' }, { birthdate: '2008-11-22' }, { birthdate: '2015-01-01' }];
    const counted = await service.asAnonymous.get(calculateChildSupport, { body: { ...sole, children } });
    expect(counted.monthly).toBe(74_400);
  });

  test('a count from birth dates names the province in which the children are taken to live', async () => {
    const children = [{ birthdate: '2008-11-21' }, { birthdate: '2015-01-01' }];
    const assumed = async (body: object) =>
      (await service.asAnonymous.get(calculateChildSupport, { body })).notices
        .filter(({ code }) => code === 'assumptions')
        .map(({ sentence }) => /live in ([\w ]+), where they come of age at (\d+)/.exec(sentence)?.slice(1));
    const apart = { ...shared, parents: { owner: parent(125_600, 'BC'), partner: parent(50_000) } };
    expect(await assumed({ ...sole, children })).toEqual([['Ontario', '18']]);
    expect(await assumed({ ...sole, province: 'BC', children })).toEqual([['British Columbia', '19']]);
    expect(await assumed({ ...apart, children })).toEqual([['British Columbia', '19']]);
    expect(await assumed({ ...shared, children })).toEqual([]);
    expect(await assumed(sole)).toEqual([]);
  });

  test('special expenses are shared by incomes', async () => {
    const { yearly, shares } = await service.asAnonymous.get(calculateSpecialExpenses, { body: expenses });
    expect(yearly).toBe(dollars(10_000));
    expect(shares.owner).toEqual({ yearly: dollars(6_000), monthly: dollars(500), percent: '60.00%' });
  });

  test('spousal support without children is a range with its duration', async () => {
    const { formula, monthly, duration } = await service.asAnonymous.get(calculateSpousalSupport, { body: spousal });
    expect(formula).toBe('without-child');
    expect(monthly).toMatchObject({ low: 20_000, high: 26_667 });
    expect(duration.text).toBe('2 to 4 years from the separation');
  });

  test('income tax is calculated line by line', async () => {
    const { amounts, left, steps } = await service.asAnonymous.get(calculateIncomeTax, { body: taxpayer });
    expect(left).toBe(amounts.gross - amounts.deducted);
    expect(steps.map(({ label }) => label)).toContain('Federal tax');
  });

  test('a question without a tax year is answered with the newest figures held, on the first day of a later year', async () => {
    const clock = service.app.get(Clock);
    const asked = async () => [
      (await service.asAnonymous.get(calculateSpousalSupport, { body: { ...spousal, taxYear: undefined } })).taxYear,
      (await service.asAnonymous.get(calculateIncomeTax, { body: { ...taxpayer, taxYear: undefined } })).year,
    ];
    clock.now = () => new Date('2025-06-01T12:00:00Z');
    expect(await asked()).toEqual([2025, 2025]);
    clock.now = () => new Date(`${newestTaxYear.year + 1}-01-01T12:00:00Z`);
    expect(await asked()).toEqual([newestTaxYear.year, newestTaxYear.year]);
    clock.now = () => new Date();
  });

  test('equalization leaves both with the same net family property', async () => {
    const { payor, payment, afterwards, claimUntil } = await service.asAnonymous.get(calculateEqualization, {
      body: property,
    });
    expect([payor, payment]).toEqual(['owner', dollars(40_000)]);
    expect(afterwards).toEqual({ owner: dollars(40_000), partner: dollars(40_000) });
    expect(claimUntil).toBe('2031-03-01');
  });

  test('an unmarried couple divides what is joint', async () => {
    const { keeps, areSupportSpouses } = await service.asAnonymous.get(calculateCommonLawProperty, { body: unmarried });
    expect(keeps).toEqual({ owner: dollars(160_000), partner: dollars(147_000) });
    expect(areSupportSpouses).toBe(true);
  });

  test('a schedule of 2-2-3 is shared parenting time', async () => {
    const { hours, overnights } = await service.asAnonymous.get(calculateParentingTime, { body: schedule });
    expect(hours.total).toBe(8_760);
    expect(hours.share.owner + hours.share.partner).toBe(10_000);
    expect([hours.majority, overnights.majority]).toEqual([null, null]);
  });

  test('retroactive support is due by the table of each month, less what was paid', async () => {
    const { due, paid, owing, months } = await service.asAnonymous.get(calculateRetroactiveSupport, { body: arrears });
    expect([due, paid, owing]).toEqual([222_000, dollars(400), 182_000]);
    expect(months.map(({ table }) => table)).toEqual(['2017-11-22', '2017-11-22', '2025-10-01', '2025-10-01']);
  });
});

describe('the calculators refuse an invalid answer with a pointer', () => {
  const born = (birthdate: string) => [{ birthdate }];
  const holding = (more: object) => ({
    ...property,
    holdings: { ...property.holdings, owner: { assets: [{ ...savings, ...more }] } },
  });

  test.each([
    ['no children', calculateChildSupport, '/children', { ...sole, children: 0 }],
    [
      '16 birth dates',
      calculateChildSupport,
      '/children',
      { ...sole, children: Array(16).fill(born('2020-01-01')[0]) },
    ],
    ['a child not yet born', calculateChildSupport, '/children/0/birthdate', { ...sole, children: born('2030-01-01') }],
    ['children all of age', calculateChildSupport, '/children', { ...sole, children: born('1990-01-01') }],
    ['more of age than there are', calculateChildSupport, '/adultChildren', { ...sole, adultChildren: 3 }],
    ['a negative income', calculateChildSupport, '/income', { ...sole, income: -1 }],
    ['an income that is no number', calculateChildSupport, '/income', { ...sole, income: 'NaN' }],
    ['a day before the tables', calculateChildSupport, '/on', { ...sole, on: '2010-01-01' }],
    ['an unknown arrangement', calculateChildSupport, '/arrangement', { ...sole, arrangement: 'other' }],
    ['a name that was not asked for', calculateChildSupport, '/name', { ...sole, name: 'Robin' }],
    [
      'a missing second income',
      calculateChildSupport,
      '/parents/partner/income',
      {
        ...shared,
        parents: { ...shared.parents, partner: { province: 'ON' } },
      },
    ],
    [
      'split without children',
      calculateChildSupport,
      '/childrenWith',
      { ...split, childrenWith: { owner: 0, partner: 0 } },
    ],
    [
      'more of age than live there',
      calculateChildSupport,
      '/adultChildrenWith/owner',
      {
        ...split,
        adultChildrenWith: { owner: 2, partner: 0 },
      },
    ],
    [
      'no incomes to share by',
      calculateSpecialExpenses,
      '/incomes',
      { ...expenses, incomes: { owner: 0, partner: 0 } },
    ],
    [
      'a negative expense',
      calculateSpecialExpenses,
      '/expenses/0/cost',
      { ...expenses, expenses: [{ ...expense, cost: -5 }] },
    ],
    ['no expense', calculateSpecialExpenses, '/expenses', { ...expenses, expenses: [] }],
    ['a future tax year', calculateSpousalSupport, '/taxYear', { ...spousal, taxYear: 2031 }],
    [
      'a spouse in Quebec',
      calculateSpousalSupport,
      '/provinces/payor',
      {
        ...spousal,
        provinces: { payor: 'QC', recipient: 'ON' },
      },
    ],
    [
      'some shared, some not',
      calculateSpousalSupport,
      '/children',
      {
        ...spousal,
        children: [
          { age: 5, home: 'shared' },
          { age: 7, home: 'payor' },
        ],
      },
    ],
    [
      'an absurd sum of incomes',
      calculateSpousalSupport,
      '/payor',
      {
        ...spousal,
        payor: { employment: dollars(90_000_000), other: dollars(90_000_000) },
      },
    ],
    ['a tax year not yet known', calculateIncomeTax, '/taxYear', { ...taxpayer, taxYear: 2027 }],
    [
      'an excluded home',
      calculateEqualization,
      '/holdings/owner/assets/0/exclusion',
      holding({
        isMatrimonialHome: true,
        exclusion: { ground: 'gift-or-inheritance', amount: 100 },
      }),
    ],
    [
      'an exclusion above the worth',
      calculateEqualization,
      '/holdings/owner/assets/0/exclusion',
      holding({
        exclusion: { ground: 'traced', amount: dollars(200_000) },
      }),
    ],
    [
      'separated before the marriage',
      calculateEqualization,
      '/valuationDate',
      { ...property, valuationDate: '2009-01-01' },
    ],
    [
      'more than the whole',
      calculateCommonLawProperty,
      '/joint/assets/0/ownersPart',
      {
        ...unmarried,
        joint: { assets: [{ label: 'Home', amount: 100, ownersPart: 10_001 }], debts: [] },
      },
    ],
    [
      'an hour that does not exist',
      calculateParentingTime,
      '/schedule/exchangeHour',
      {
        ...schedule,
        schedule: { ...turns, exchangeHour: 24 },
      },
    ],
    [
      'a holiday of another year',
      calculateParentingTime,
      '/holidays/0',
      {
        ...schedule,
        holidays: [
          {
            label: 'Holiday',
            from: { date: '2028-12-24', hour: 12 },
            until: { date: '2028-12-26', hour: 12 },
            sharing: { kind: 'with', party: 'owner' },
          },
        ],
      },
    ],
    [
      'a year without an income',
      calculateRetroactiveSupport,
      '/parents/owner/incomes/2024',
      { ...arrears, from: '2024-12' },
    ],
    [
      'months before the tables',
      calculateRetroactiveSupport,
      '/from',
      {
        ...arrears,
        from: '2016-01',
        until: '2016-02',
      },
    ],
    [
      'a payment outside the months',
      calculateRetroactiveSupport,
      '/payments/0/date',
      {
        ...arrears,
        payments: [{ date: '2020-01-01', by: 'owner', amount: 100 }],
      },
    ],
  ])('%s', async (_, endpoint, pointer, body) => {
    const answer = await service.asAnonymous.send(endpoint.method, endpoint.path, { body });
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid-input', errors: [{ pointer }] } });
    expect(JSON.stringify(answer.body)).toMatch(/"detail":"[A-Z][^"]+\."/);
  });
});

test('the calculators neither store nor log the question', async () => {
  await service.asAnonymous.get(calculateChildSupport, { body: { ...sole, income: 987_654_321 } });
  expect(service.logged.join('')).not.toContain('987654321');
});
