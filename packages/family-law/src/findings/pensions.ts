import { longDate } from '@evenhand/contracts/toronto';
import { NOTHING } from '../money.js';
import { money } from '../print.js';
import type { Check } from './check.js';

export const pensionNotAtSeparation: Check = {
  id: 'pension-not-at-separation',
  severity: 'attention',
  why: 'Family Law Act, s. 10.1(1) and (2); Pension Benefits Act, s. 67.2: the family law value is that of the valuation date, which is the day of separation.',
  answers: ['pensions', 'separationDate'],
  find: (_record, _asOf, { terms: { people, property } }) => {
    const separated = people.separatedOn.value;
    const valued = property.pensions.map(({ valuedOn }) => valuedOn.value);
    const another = valued.find((day) => day !== null && day !== separated);
    return another && separated
      ? `A pension is valued as of ${longDate(another)} and not as of the day of separation, ${longDate(separated)}. Ask the plan administrator for the value on that day.`
      : null;
  },
};

export const moreThanHalfOfPension: Check = {
  id: 'more-than-half-of-pension',
  severity: 'blocking',
  why: 'Pension Benefits Act, s. 67.3 and 67.4: at most half of the family law value, or of each payment, can go to the former spouse.',
  answers: ['pensions'],
  find: (_record, _asOf, { terms: { property } }) => {
    for (const { settlement, share, value, monthly } of property.pensions) {
      const isMonthly = settlement.value === 'The payments are divided';
      const whole = isMonthly ? monthly.value : value.value;
      if (settlement.value === 'The member keeps it' || share.value === null || whole === null) continue;
      if (share.value * 2 > whole)
        return `${money(share.value)} is more than half of ${isMonthly ? 'the monthly pension' : 'the family law value'} of ${money(whole)}. Lower it to half at most.`;
    }
    return null;
  },
};

/** Until answered, the range takes the incomes as stated. */
export const dividedPensionAndRange: Check = {
  id: 'divided-pension-and-range',
  severity: 'note',
  why: 'Spousal Support Advisory Guidelines (2008), ch. 6 and 12; Family Law Act, s. 10.1: a pension in pay is an income, and each divided payment moves income from its member to the other.',
  answers: ['pensions', 'userIncome', 'partnerIncome'],
  find: (_record, _asOf, { terms: { people, property, spousalSupport } }) => {
    const divided = property.pensions.find(
      ({ settlement, monthly, share, member }) =>
        settlement.value === 'The payments are divided' && monthly.value && share.value && member.value,
    );
    if (!divided?.member.value || divided.countedIn.value !== null || spousalSupport.advisory.kind !== 'range')
      return null;
    const name = people.names[divided.member.value].value?.trim() ?? 'the member';
    return `The range of spousal support takes your incomes as you stated them. After the pension is divided, ${name} has ${money(divided.share.value ?? NOTHING)} a month less and the other as much more: answer at the pension where your incomes count it, so that the range follows.`;
  },
};

export const federalPaymentsDivided: Check = {
  id: 'federal-payments-divided',
  severity: 'blocking',
  why: 'Pension Benefits Division Act, s. 4 to 8: a pension of the federal public service, the RCMP or the Canadian Forces is divided by a lump sum and not payment by payment.',
  answers: ['pensions'],
  find: (_record, _asOf, { terms: { property } }) =>
    property.pensions.some(
      ({ law, settlement }) =>
        law.value === 'Federal public service, RCMP or Canadian Forces' &&
        settlement.value === 'The payments are divided',
    )
      ? 'The payments of a federal public service pension cannot be divided by its administrator. Choose the transfer of a lump sum, or let the member keep the pension.'
      : null,
};

export const electionWithoutSavings: Check = {
  id: 'election-without-savings',
  severity: 'attention',
  why: 'Income Tax Act, s. 146(16): form T2220 transfers registered savings from plan to plan; it does not serve a pension.',
  answers: ['jointElections', 'assetTypes'],
  find: (_record, _asOf, { terms: { chosen, property } }) =>
    chosen.jointElections.value?.some((one) => one.includes('T2220')) && !property.hasRegisteredPlans
      ? 'You chose form T2220 for registered savings, but listed no retirement savings. List them, or take that choice out.'
      : null,
};
