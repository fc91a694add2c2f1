import type { Clause } from '../draft/clause.js';
import { text } from '../draft/sentence.js';

export const bankruptcy: Clause = {
  id: 'bankruptcy',
  heading: 'Bankruptcy',
  basis: ['Bankruptcy and Insolvency Act, s. 69.3 and 178(1)', 'Schreyer v. Schreyer, 2011 SCC 35'],
  note: 'A bankruptcy usually ends a debt for property, such as an equalization payment, but not support. This article says what follows if one of you becomes bankrupt while something is still owed. Security, such as a charge, protects better.',
  answers: ['bankrupt', 'equalizationPayer', 'equalizationAmount', 'homePlan', 'hasDebt', 'spousalSupportRequested'],
  write: ({ terms: { people, property, spousalSupport }, name, print }) => {
    const { bankrupt } = property;
    const isOwed = property.equalization?.payor.value || property.home?.plan === 'buy-out' || property.hasDebts.value;
    const now = bankrupt.value
      ? [
          text`${print(bankrupt, name)} is bankrupt or is making a proposal to creditors. Until a discharge, property of ${name(bankrupt.value)} may belong to the trustee in bankruptcy, whom this agreement does not bind: what this agreement gives out of it needs the trustee’s written consent.`,
        ]
      : [];
    if (!isOwed && now.length === 0) return [];
    return [
      ...now,
      'Each of us will inform the other at once of an assignment in bankruptcy, a bankruptcy application or a proposal to creditors that concerns us.',
      `Each of us understands that a bankruptcy does not release support, and that it may release a debt for property, such as ${people.bond === 'married' ? 'an unpaid equalization payment or ' : ''}an indemnity for debts, unless that debt is secured.`,
      ...(spousalSupport.isPaid
        ? [
            'If a bankruptcy or proposal of one of us leaves the other with a loss under this agreement, that loss is a material change in circumstances for spousal support.',
          ]
        : []),
    ];
  },
};
