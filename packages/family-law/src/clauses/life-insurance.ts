import { paysMonthly } from '@evenhand/contracts/intake/asked';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Clause } from '../agreement/clause.js';
import { longDate, money } from '../agreement/print.js';
import { hasChildren } from './people.js';

const keeps = (record: IntakeRecord): string => {
  const { insuranceAmount: amount, insuranceTrustee, insuranceUntil: until } = record;
  const trustee = insuranceTrustee?.trim();
  const enough = amount === undefined ? 'that is enough to secure it' : `of at least ${money(amount)} to secure it`;
  const beneficiary = trustee
    ? `with ${trustee}, in trust for the children, as irrevocable beneficiary`
    : 'with the other (for the children, where it secures child support) as irrevocable beneficiary';
  const last = until ? `, until ${longDate(until)} at the latest` : '';
  return `Whoever pays support under this agreement keeps life insurance ${enough}, ${beneficiary}, for as long as support is payable${last}.`;
};

export const lifeInsurance: Clause = {
  id: 'life-insurance',
  heading: 'Life insurance as security',
  basis: [
    'Federal Child Support Guidelines, s. 12',
    'Family Law Act, s. 34(1)(i) and (k)',
    'Insurance Act (Ontario), s. 191 and 193',
  ],
  note: 'If the one who pays support dies, insurance takes its place. Chosen by you.',
  answers: ['optionalClauses', 'insuranceAmount', 'insuranceTrustee', 'insuranceUntil'],
  applies: (record) =>
    (record.insuranceAmount !== undefined || record.optionalClauses?.includes('Life insurance as security') === true) &&
    (hasChildren(record) || paysMonthly(record)),
  forSupport: 'anyone',
  write: ({ record }) => [
    keeps(record),
    'Proof that the insurance is in force is given within 30 days after this agreement takes effect and then once a year, with the yearly exchange of income information.',
    'If there is no such insurance when the person who pays support dies, what is still owed is a first charge on the estate.',
  ],
};
