import type { Clause } from '../draft/clause.js';
import { text } from '../draft/sentence.js';
import { other } from '../parties.js';
import { money } from '../print.js';

export const imputedIncome: Clause = {
  id: 'imputed-income',
  heading: 'Support: imputed income',
  basis: ['Federal Child Support Guidelines, s. 19(1)', 'Divorce Act, s. 15.2(4)', 'Family Law Act, s. 33(9)'],
  note: 'You count an income that one of you does not earn now, because that person could earn it. The agreement states the amount and the reason.',
  answers: ['incomeImputedTo', 'incomeImputedBecause', 'userIncome', 'partnerIncome'],
  forSupport: 'anyone',
  write: (draft) => {
    const { imputedIncome: terms, facts, childSupport, spousalSupport } = draft.terms;
    if (!terms?.to.value || (!childSupport && !spousalSupport.isPaid)) return [];
    const name = draft.name(terms.to.value);
    const income = facts[terms.to.value === 'owner' ? 'owner-income' : 'partner-income'];
    return [
      text`The annual income of ${draft.print(income, money)} that this agreement uses for ${draft.print(terms.to, draft.name)} is imputed under section 19 of the Guidelines. ${name} does not earn this amount at present.`,
      text`We agree that this income is appropriate for the following reason: ${draft.print(terms.because, (words) => words.trim())}`,
      `${name} will tell ${draft.name(other(terms.to.value))} in writing about any new employment or other source of income within 14 days after it begins. Either of us may then ask that support be determined on ${name}’s actual income, if it is higher than the imputed income.`,
    ];
  },
};
