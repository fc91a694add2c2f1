import type { Clause } from '../draft/clause.js';

export const taxDebts: Clause = {
  id: 'tax-debts',
  heading: 'Tax debts and reassessments',
  basis: ['Income Tax Act, s. 152(4) and 160', 'Income Tax Act, s. 60.03 and 122.62'],
  note: 'The Canada Revenue Agency may reassess earlier years, and may ask one spouse for the tax of the other. This article says who pays in the end.',
  answers: ['separationDate'],
  write: () => [
    'Each of us will pay the income tax, interest and penalties on their own income for every year, including on a reassessment, and keeps the refunds for that income.',
    'If an election or claim that we made together, such as the splitting of pension income, is reassessed, the tax, interest and penalties that follow will be paid by the party whose income or claim is changed.',
    'If a benefit or credit that was paid for our household before the separation has to be repaid, we will repay it in equal shares.',
    'If the Canada Revenue Agency collects tax of one of us from the other, including because of a transfer of property between us, the party whose tax it is will indemnify the other.',
    'Each of us will give the other a copy of a notice that concerns the other within 14 days after receiving it, and will provide what an objection requires.',
  ],
};
