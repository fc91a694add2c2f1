import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { cents } from '@evenhand/contracts/money';
import { couple, twoChildren } from '@evenhand/contracts/testing/sample-couple';
import { generateAgreement } from '@evenhand/family-law/document/generate';
import { dollars } from '@evenhand/family-law/money';
import { money } from '@evenhand/family-law/print';
import { netIncomesOf } from '@evenhand/family-law/terms/net-incomes';
import { agreedTerms } from '@evenhand/family-law/terms/terms';

const asOf = '2026-11-21';
const incomesOf = (record: IntakeRecord) => netIncomesOf(agreedTerms(record, asOf).terms);
const family: IntakeRecord = {
  ...couple,
  ...twoChildren,
  userIncome: dollars(110_000),
  partnerIncome: dollars(40_000),
};
const paid: IntakeRecord = {
  ...family,
  spousalSupportRequested: true,
  spousalSupportPayer: 'owner',
  spousalSupportAmount: dollars(500),
  spousalSupportReason: 'Sam stayed at home.',
  spousalSupportDuration: 'until 30 June 2033',
};

describe('the net incomes of an agreement', () => {
  test('move by child support exactly, because it is not taxed', () => {
    const agreed = { ...family, useGuidelines: false, childSupportReason: 'We agreed.' };
    const [less, more] = [dollars(1_000), dollars(1_200)].map((agreedChildSupportAmount) =>
      incomesOf({ ...agreed, agreedChildSupportAmount }),
    );
    expect((less?.value.owner ?? 0) - (more?.value.owner ?? 0)).toBe(200_00);
    expect((more?.value.partner ?? 0) - (less?.value.partner ?? 0)).toBe(200_00);
  });

  test('cost the payor of spousal support less than its amount, which is deducted', () => {
    const [without, with500] = [incomesOf(family), incomesOf(paid)];
    const cost = (without?.value.owner ?? 0) - (with500?.value.owner ?? 0);
    expect(cost).toBeGreaterThan(250_00);
    expect(cost).toBeLessThan(500_00);
    expect(with500?.steps.owner.at(-1)?.label).toBe('Net disposable income, a month');
  });

  test('count the spousal support that is paid next: after its changes, and none after its end', () => {
    const running: IntakeRecord = { ...paid, spousalSupportAmount: dollars(2_000), spousalStart: '2025-10-01' };
    const changed = incomesOf({ ...running, spousalSteps: [{ from: '2026-01-01', amount: dollars(500) }] });
    expect(changed?.value).toEqual(incomesOf(paid)?.value);
    const ended = incomesOf({ ...running, spousalEnd: '2026-11-20', spousalPastPaid: 'They have been paid' });
    expect(ended?.value).toEqual(incomesOf(family)?.value);
  });

  test.each<[string, IntakeRecord]>([
    ['an income', { userIncome: undefined }],
    ['the amount of spousal support', { ...paid, spousalSupportAmount: undefined }],
    ['the payor of child support', { useGuidelines: false, agreedChildSupportAmount: undefined }],
    ['a province', { partnerProvince: undefined }],
  ])('are unknown while %s is open', (_what, change) => {
    expect(incomesOf({ ...family, ...change })).toBeNull();
  });

  test('are printed in Schedule E with their working', () => {
    const { schedules } = generateAgreement(paid, asOf);
    const blocks = schedules.find(({ letter }) => letter === 'E')?.blocks ?? [];
    const value = incomesOf(paid)?.value;
    if (!value) throw new Error('unknown');
    expect(JSON.stringify(blocks)).toContain(
      `the household of Alex Example has ${money(value.owner)} per month and the household of Sam Sample has ${money(value.partner)} per month`,
    );
    const workings = blocks.flatMap((block) => (block.kind === 'working' ? [block] : []));
    expect(workings.slice(-2).map(({ caption, steps }) => [caption, steps.at(-1)?.amount])).toEqual([
      ['Net disposable income under this agreement: Alex Example', money(value.owner)],
      ['Net disposable income under this agreement: Sam Sample', money(value.partner)],
    ]);
  });

  test('need no children', () => {
    expect(incomesOf({ ...couple, userIncome: cents(0) })?.value.owner).toBeGreaterThanOrEqual(0);
  });
});

describe('the net incomes of both households', () => {
  const apart = (ownSupport: number): IntakeRecord => ({
    ...family,
    children: [
      {
        name: 'Robin Sample',
        birthdate: '2001-06-06',
        dependency: 'Illness or disability',
        ownSupport: cents(ownSupport),
      },
      { name: 'Kim Sample', birthdate: '2012-08-08' },
    ],
  });

  test('move by what is agreed for a child of age', () => {
    const [less, more] = [incomesOf(apart(0)), incomesOf(apart(600_00))];
    const [owner, partner] = (['owner', 'partner'] as const).map(
      (party) => (more?.value[party] ?? 0) - (less?.value[party] ?? 0),
    );
    expect([owner, partner].sort()).toEqual([-600_00, 600_00]);
  });

  test('count the agreed amount also where no child is supported by the tables', () => {
    const alone = { ...apart(600_00), children: apart(600_00).children?.slice(0, 1) };
    expect(incomesOf(alone)).not.toBeNull();
    expect(incomesOf({ ...alone, childSupportPayer: undefined })).toBeNull();
  });

  const inPay = (countedIn?: 'All of it with its member' | 'With each the part that they receive'): IntakeRecord => ({
    ...couple,
    hasChildren: false,
    userIncome: dollars(72_000),
    partnerIncome: countedIn === 'With each the part that they receive' ? dollars(21_600) : cents(0),
    hasAssets: true,
    assetTypes: ['Pension'],
    pensions: [
      {
        member: 'owner',
        plan: 'Sample Plan',
        settlement: 'The payments are divided',
        monthly: dollars(4_000),
        share: dollars(1_800),
        ...(countedIn ? { countedIn } : {}),
      },
    ],
  });

  test('move a divided pension to the one who receives it, unless the incomes are stated after the division', () => {
    const before = incomesOf(inPay('All of it with its member'));
    expect(before?.value.partner).toBeGreaterThan(1_700_00);
    expect(incomesOf(inPay())).toEqual(before);
    const after = incomesOf({ ...inPay('With each the part that they receive'), userIncome: dollars(50_400) });
    expect(after?.value).toEqual(before?.value);
  });
});
