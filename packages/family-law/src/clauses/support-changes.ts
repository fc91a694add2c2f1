import type { Clause, Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { text } from '../draft/sentence.js';
import type { MonthlySpousalSupport } from '../terms/monthly-spousal-support.js';

const retirement = (draft: Draft, { retirementAge }: MonthlySpousalSupport, payor: string): Passage[] =>
  retirementAge.value === null
    ? []
    : [
        text`If ${payor} retires at the age of ${draft.print(retirementAge, String)} or older, the retirement is a material change in circumstances, and either of us may ask for a review of spousal support. ${payor} will give the other at least 90 days’ written notice of the retirement.`,
      ];

export const supportChanges: Clause = {
  id: 'support-changes',
  heading: 'Spousal support: changes in the payor’s income',
  basis: ['Divorce Act, s. 17(4.1)', 'Family Law Act, s. 37(2)'],
  note: 'What the person who pays does after losing work or retiring. Support does not stop automatically: you agree on another amount, or a court decides.',
  answers: ['spousalSupportPayer', 'retirementAge'],
  forSupport: 'anyone',
  write: (draft) => {
    const { monthly, payor, incomeKinds } = draft.terms.spousalSupport;
    const kind = payor.value ? incomeKinds[payor.value] : null;
    const hasBusiness = kind === 'Self-employment' || kind === 'Dividends of one’s own company';
    if (!monthly) return [];
    const pays = payor.value ? draft.name(payor.value) : 'the payor';
    const begins = payor.value ? pays : 'The payor';
    return [
      `If ${pays} loses employment${hasBusiness ? `, or the income of ${pays}’s business falls` : ''}, or an illness reduces ${pays}’s income, and ${pays} did not intend this, either of us may ask for a review of spousal support. ${begins} will give the other written notice and supporting documents within 14 days.`,
      ...retirement(draft, monthly, pays),
      'The amount in this agreement remains payable until we agree in writing on a different amount or a court changes it.',
    ];
  },
};
