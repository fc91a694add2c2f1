import { ChildSupportQuestion } from '@evenhand/contracts/finance/calculators/child-support';
import { CommonLawPropertyQuestion } from '@evenhand/contracts/finance/calculators/common-law-property';
import { EqualizationQuestion } from '@evenhand/contracts/finance/calculators/equalization';
import { ParentingTimeQuestion } from '@evenhand/contracts/finance/calculators/parenting-time';
import { RetroactiveSupportQuestion } from '@evenhand/contracts/finance/calculators/retroactive-support';
import { SpousalSupportQuestion } from '@evenhand/contracts/finance/calculators/spousal-support';
import type { Written } from '../src/pages/calculators/calculator/field';
import { readQuestion } from '../src/pages/calculators/calculator/read-question';
import { childSupportFields } from '../src/pages/calculators/child-support/child-support-fields';
import { commonLawPropertyFields } from '../src/pages/calculators/common-law-property/common-law-property-page';
import { equalizationFields } from '../src/pages/calculators/equalization/equalization-page';
import { parentingTimeFields } from '../src/pages/calculators/parenting-time/parenting-time-fields';
import { retroactiveSupportFields } from '../src/pages/calculators/retroactive-support/retroactive-support-page';
import { spousalSupportFields } from '../src/pages/calculators/spousal-support/spousal-support-page';

const childSupport = (written: Written) => readQuestion(ChildSupportQuestion, childSupportFields(written), written);

describe('readQuestion', () => {
  test('dollars become cents, counts become numbers', () => {
    expect(childSupport({ on: '2026-11-21', income: '$50,000.50', children: '2' })).toEqual({
      question: {
        arrangement: 'sole',
        on: '2026-11-21',
        payor: 'owner',
        province: 'ON',
        income: 5_000_050,
        children: 2,
        adultChildren: 0,
      },
    });
  });

  test('only the fields of the chosen arrangement are sent', () => {
    const written = { arrangement: 'split', income: '1', 'childrenWith.owner': '1', 'childrenWith.partner': '2' };
    expect(childSupport({ ...written, 'parents.owner.income': '1', 'parents.partner.income': '2' })).toMatchObject({
      question: { childrenWith: { owner: 1, partner: 2 }, parents: { owner: { income: 100 } } },
    });
  });

  test('rows become an array, years become months, an empty list is an empty array', () => {
    const written = {
      'payor.employment': '80000',
      'recipient.employment': '20000',
      monthsTogether: '10.5',
      'children.rows': '1',
      'children.0.age': '8',
    };
    const { question } = {
      question: null,
      ...readQuestion(SpousalSupportQuestion, spousalSupportFields(written), written),
    };
    expect(question).toMatchObject({
      monthsTogether: 126,
      recipientAge: null,
      children: [{ age: 8, home: 'recipient' }],
    });
    expect(question).not.toHaveProperty('taxYear');
    const housed = { ...written, 'hasHousing.payor': 'yes', 'households.payor.housing.yearly': '18000' };
    expect(readQuestion(SpousalSupportQuestion, spousalSupportFields(housed), housed)).toMatchObject({
      question: {
        households: { payor: { housing: { kind: 'rent', yearly: 1_800_000 } }, recipient: { housing: null } },
      },
    });
    const property = { valuationDate: '2025-03-01' };
    expect(readQuestion(EqualizationQuestion, equalizationFields(property), property)).toMatchObject({
      question: { holdings: { owner: { assets: [], debts: [] }, partner: { assets: [], debts: [] } } },
    });
  });

  test('incomes are keyed by their years, percent become hundredths', () => {
    const past = { from: '2024-12', until: '2025-01', children: '1', 'parents.owner.incomes.2024': '50000' };
    expect(readQuestion(RetroactiveSupportQuestion, retroactiveSupportFields(past), past)).toMatchObject({
      question: { parents: { owner: { incomes: { 2024: 5_000_000 } } }, payments: [] },
    });
    const unmarried = {
      monthsTogether: '3',
      'joint.assets.rows': '1',
      'joint.assets.0.label': 'Home',
      'joint.assets.0.amount': '300000',
    };
    expect(readQuestion(CommonLawPropertyQuestion, commonLawPropertyFields, unmarried)).toMatchObject({
      question: { joint: { assets: [{ label: 'Home', ownersPart: 5_000 }] }, monthsTogether: 36 },
    });
  });

  test.each(['2-2-3', 'week-on-week-off', 'alternate-weekends', 'custom'])(
    'all fields of the schedule %s are sent',
    (kind) => {
      const written = { 'schedule.kind': kind };
      expect(readQuestion(ParentingTimeQuestion, parentingTimeFields(written), written)).toMatchObject({
        question: { schedule: { kind } },
      });
    },
  );
});

describe('an invalid form is refused with a sentence for the invalid field', () => {
  test.each([
    ['income', 'a lot', 'Please enter an amount in dollars, such as 1,250.00.'],
    ['income', '', 'Please fill this in.'],
    ['children', '1.5', 'Please enter a whole number.'],
    ['on', 'yesterday', 'Please check this answer.'],
    ['province', 'XX', 'Please check this answer.'],
  ])('%s: %s', (name, text, sentence) => {
    const written = { on: '2026-11-21', income: '50000', children: '2', [name]: text };
    expect(childSupport(written)).toEqual({ problems: { [name]: sentence } });
  });
});
