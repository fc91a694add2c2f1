import { listed, money } from '../print.js';
import { livingAbroad } from '../terms/people.js';
import type { Check } from './check.js';

export const incomeAbroadNotAdjusted: Check = {
  id: 'income-abroad-not-adjusted',
  severity: 'attention',
  why: 'Federal Child Support Guidelines, s. 19(1)(b), 20 and Schedule III: the income of a spouse who lives outside Canada is what it would be if that spouse lived in Canada; an income without tax, or with less tax, is grossed up to it.',
  answers: ['incomeAbroad', 'userIncome', 'partnerIncome'],
  find: (_record, _asOf, { terms }) => {
    const { people, facts, incomeAbroad, childSupport, spousalSupport } = terms;
    const away = livingAbroad(people);
    if (away.length === 0 || incomeAbroad.value === 'What it would be before tax in Canada') return null;
    if (!childSupport && !spousalSupport.isPaid) return null;
    const stated = away.flatMap((party) => facts[party === 'owner' ? 'owner-income' : 'partner-income'].value ?? []);
    return `The income outside Canada${stated.length > 0 ? `, ${listed(stated.map(money))},` : ''} is counted as stated. If it is paid without tax, or with less tax than here, support by the Guidelines is higher: enter what it would be before tax in Canada, and say so.`;
  },
};

export const taxAbroad: Check = {
  id: 'spousal-support-across-a-border',
  severity: 'note',
  why: 'Income Tax Act, s. 56(1)(b), 60(b) and 212; the tax treaty with the other country: whether spousal support is deducted and taxed there is a question of its law.',
  answers: ['userProvince', 'partnerProvince', 'spousalSupportRequested'],
  find: (_record, _asOf, { terms: { people, spousalSupport } }) =>
    spousalSupport.monthly && livingAbroad(people).length > 0
      ? 'One of you lives outside Canada. No range of spousal support and no net incomes are worked out here, and whether the support is deducted and taxed there has to be asked in that country.'
      : null,
};
