import type { supportMethods } from '@evenhand/contracts/intake/support-facts';
import type { Clause } from '../draft/clause.js';
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

export const enforcement: Clause = {
  id: 'enforcement',
  heading: 'Enforcement of support',
  basis: ['Family Law Act, s. 35', 'Family Responsibility and Support Arrears Enforcement Act, 1996'],
  note: 'Either of you can file this agreement with the court and then register it with the Family Responsibility Office, which collects support from then on.',
  answers: ['hasChildren', 'spousalSupportRequested'],
  applies: (record) => hasChildren(record) || record.spousalSupportRequested === true,
  forSupport: 'anyone',
  write: () => [
    'Either of us may file this agreement with the Ontario Court of Justice or the Family Court, with the affidavit in Form 26B, so that its support terms are enforced like an order.',
    'Filing alone does not start collection: whoever receives or pays support registers the filed agreement with the FRO. From then on support is paid through the FRO, unless both of us withdraw in the way the law allows.',
  ],
};
