import type { supportMethods } from '@evenhand/contracts/intake/support-facts';
import type { Clause } from '../agreement/clause.js';
import { hasChildren } from './people.js';

const UNTIL_COLLECTED =
  'Once this agreement is registered with the FRO and as long as it is, support is paid through the FRO instead.';

const paidBy: Record<(typeof supportMethods)[number], string[]> = {
  'E-transfer': [
    'Support is paid by e-transfer to the address that the one who receives it has named in writing for it.',
    UNTIL_COLLECTED,
  ],
  'Direct deposit': [
    'Support is paid by direct deposit into the account that the one who receives it has named in writing for it.',
    UNTIL_COLLECTED,
  ],
  'Post-dated cheques': [
    'Support is paid by cheque. The one who pays hands over twelve post-dated cheques at a time, before the first of them falls due.',
    UNTIL_COLLECTED,
  ],
  'Through the Family Responsibility Office': [
    'Support is paid through the FRO. Within 30 days after this agreement takes effect the one who receives support files it with the court and registers it with the FRO; the other does what is needed for that. Until the FRO collects, support is paid directly.',
  ],
};

export const supportPayments: Clause = {
  id: 'support-payments',
  heading: 'How support is paid',
  basis: [
    'Family Law Act, s. 34(1) and 35',
    'Federal Child Support Guidelines, s. 13(f)',
    'Family Responsibility and Support Arrears Enforcement Act, 1996',
  ],
  note: 'The way that support takes each month. Keep a record of the payments, both of you.',
  answers: ['supportMethod'],
  applies: (record) =>
    record.supportMethod !== undefined && (hasChildren(record) || record.spousalSupportRequested === true),
  forSupport: 'anyone',
  write: ({ record }) => [
    ...(record.supportMethod ? paidBy[record.supportMethod] : []),
    'Each of us keeps a record of what was paid and shows it to the other when asked.',
  ],
};
