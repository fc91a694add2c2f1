import type { IsoDate } from '@evenhand/contracts/dates';
import { longDate } from '@evenhand/contracts/toronto';
import { sharedSupport } from '@evenhand/family-law/child-support/shared-support';
import { specialExpenses } from '@evenhand/family-law/child-support/special-expenses';
import { tableSupport } from '@evenhand/family-law/child-support/table-support';
import { dollars, minus, NOTHING } from '@evenhand/family-law/money';
import { money } from '@evenhand/family-law/print';
import { commonLawProperty } from '@evenhand/family-law/property/common-law-property';
import { type EqualizationQuestion, equalization } from '@evenhand/family-law/property/equalization';
import { spousalSupport } from '@evenhand/family-law/spousal-support/spousal-support';

/** The articles state the law of this day. */
export const AS_OF: IsoDate = '2026-11-21';
export const TAX_YEAR = 2026;

const table = (income: number, children: number) =>
  tableSupport({ on: AS_OF, province: 'ON', income: dollars(income), children });

const childSupport = () => {
  const high = table(200_000, 1);
  const parent = (income: number) => ({ province: 'ON', income: dollars(income) }) as const;
  const shared = sharedSupport({
    on: AS_OF,
    parents: { owner: parent(90_000), partner: parent(60_000) },
    children: 2,
  });
  const { shares } = specialExpenses({
    incomes: { owner: dollars(90_000), partner: dollars(60_000) },
    spousalSupport: null,
    expenses: [
      {
        kind: 'child-care',
        label: 'Child care',
        cost: dollars(9_600),
        relief: dollars(3_600),
        childContribution: NOTHING,
      },
    ],
  });
  return {
    tablesSince: longDate(table(50_000, 2).table.inForce),
    table50k2: money(table(50_000, 2).monthly),
    table82k2: money(table(82_000, 2).monthly),
    childcareFirst: money(shares.owner.yearly),
    childcareSecond: money(shares.partner.yearly),
    childcareFirstMonthly: money(shares.owner.monthly),
    childcareSecondMonthly: money(shares.partner.monthly),
    over150Whole: money(high.over150000?.wholeIncome ?? high.monthly),
    over150First: money(high.over150000?.first150000 ?? high.monthly),
    shared90k2: money(table(90_000, 2).monthly),
    shared60k2: money(table(60_000, 2).monthly),
    sharedSetOff: money(shared.monthly),
  };
};

const spousal = () => {
  const provinces = { payor: 'ON', recipient: 'ON' } as const;
  const alone = spousalSupport({
    on: AS_OF,
    taxYear: TAX_YEAR,
    provinces,
    payor: { employment: dollars(100_000), selfEmployment: NOTHING, other: NOTHING },
    recipient: { employment: dollars(40_000), selfEmployment: NOTHING, other: NOTHING },
    monthsTogether: 120,
    recipientAge: 41,
    children: [],
  });
  const withChildren = spousalSupport({
    on: AS_OF,
    taxYear: TAX_YEAR,
    provinces,
    payor: { employment: dollars(120_000), selfEmployment: NOTHING, other: NOTHING },
    recipient: { employment: dollars(25_000), selfEmployment: NOTHING, other: NOTHING },
    monthsTogether: 144,
    recipientAge: 40,
    children: [
      { age: 6, home: 'recipient' },
      { age: 9, home: 'recipient' },
    ],
  });
  return {
    spousalLow: money(alone.monthly.low),
    spousalMid: money(alone.monthly.mid),
    spousalHigh: money(alone.monthly.high),
    spousalDuration: alone.duration.text,
    childSpousalLow: money(withChildren.monthly.low),
    childSpousalMid: money(withChildren.monthly.mid),
    childSpousalHigh: money(withChildren.monthly.high),
    childSpousalTable: money(withChildren.childSupport?.paid ?? NOTHING),
  };
};

type Holdings = EqualizationQuestion['holdings']['owner'];

const holdings = (owned: number, owed: number, atMarriage = 0, isMatrimonialHome = false): Holdings => ({
  assets: [
    {
      label: 'All that is owned',
      atValuation: dollars(owned),
      atMarriage: dollars(atMarriage),
      isMatrimonialHome,
      exclusion: null,
    },
  ],
  debts: [{ label: 'All that is owed', atValuation: dollars(owed), atMarriage: NOTHING, isForMatrimonialHome: false }],
});

const equalize = (owner: Holdings, partner: Holdings) =>
  equalization({
    marriageDate: '2012-06-16',
    valuationDate: '2026-02-01',
    divorceDate: null,
    holdings: { owner, partner },
  });

const property = () => {
  const couple = equalize(holdings(320_000, 70_000, 30_000), holdings(150_000, 20_000));
  const { owner, partner } = couple.netFamilyProperty;
  const flat = equalize(holdings(500_000, 0, 300_000), holdings(0, 0));
  const home = equalize(holdings(500_000, 0, 300_000, true), holdings(0, 0));
  const car = commonLawProperty({
    own: { owner: { assets: [], debts: [] }, partner: { assets: [], debts: [] } },
    joint: { assets: [{ label: 'Car', amount: dollars(24_000), ownersPart: 5_000 }], debts: [] },
    monthsTogether: 96,
    haveChild: false,
  });
  return {
    nfpFirst: money(owner.amount),
    nfpSecond: money(partner.amount),
    nfpDifference: money(minus(owner.amount, partner.amount)),
    equalizationPayment: money(couple.payment),
    flatNfp: money(flat.netFamilyProperty.owner.amount),
    flatPayment: money(flat.payment),
    homeNfp: money(home.netFamilyProperty.owner.amount),
    homePayment: money(home.payment),
    carShare: money(car.keeps.owner),
  };
};

/** Every figure that an article names, formatted. */
export const figures = (): Record<string, string> => ({ ...childSupport(), ...spousal(), ...property() });
