import type { supportMethods } from '@evenhand/contracts/intake/support-facts';
import type { Clause } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { livingAbroad } from '../terms/people.js';

const UNTIL_COLLECTED = 'While this agreement is registered with the FRO, support is paid through the FRO instead.';

const paidBy: Record<(typeof supportMethods)[number], string[]> = {
  'E-transfer': [
    'Support is paid by e-transfer, each payment to the address that its recipient has given in writing for this purpose.',
    UNTIL_COLLECTED,
  ],
  'Direct deposit': [
    'Support is paid by direct deposit, each payment to the account that its recipient has named in writing for this purpose.',
    UNTIL_COLLECTED,
  ],
  'Post-dated cheques': [
    'Support is paid by cheque. Twelve post-dated cheques will be delivered at a time, before the first of them falls due.',
    UNTIL_COLLECTED,
  ],
  'Through the Family Responsibility Office': [
    'Support is paid through the FRO. Within 30 days after this agreement takes effect, the recipient will file it with the court and register it with the FRO, and the payor will do what is needed for this. Until the FRO collects support, the payor will pay the recipient directly.',
  ],
};

const BOTH_THROUGH_FRO =
  'Support is paid through the FRO. Within 30 days after this agreement takes effect, we will file it with the court and register it with the FRO, and each of us will do what is needed for this. Until the FRO collects support, each of us will pay the other directly.';

/** Both amounts of a set-off, or child support one way and spousal support the other. */
const paysEach = ({ terms: { childSupport, spousalSupport } }: Draft): boolean => {
  if (!childSupport) return false;
  const payors = [childSupport.payor.value, spousalSupport.isPaid ? spousalSupport.payor.value : null];
  return childSupport.setOff !== null || (payors.includes('owner') && payors.includes('partner'));
};

const isSupported = ({ terms }: Draft): boolean => terms.childSupport !== null || terms.spousalSupport.isPaid === true;

export const supportPayments: Clause = {
  id: 'support-payments',
  heading: 'How support is paid',
  basis: [
    'Family Law Act, s. 34(1) and 35',
    'Federal Child Support Guidelines, s. 13(f)',
    'Family Responsibility and Support Arrears Enforcement Act, 1996',
  ],
  note: 'How support is paid each month. Both of you should keep a record of the payments.',
  answers: ['supportMethod'],
  forSupport: 'anyone',
  write: (draft) => {
    const { supportMethod } = draft.terms;
    if (supportMethod.value === null || !isSupported(draft)) return [];
    const isThroughFro = supportMethod.value === 'Through the Family Responsibility Office';
    const [first = '', ...rest] = isThroughFro && paysEach(draft) ? [BOTH_THROUGH_FRO] : paidBy[supportMethod.value];
    return [
      draft.about(supportMethod, first),
      ...rest,
      'Each of us will keep a record of the payments and show it to the other on request.',
    ];
  },
};

const abroad = ({ terms: { people }, name }: Draft): string[] =>
  livingAbroad(people).map(
    (party) =>
      `${name(party)} lives outside Canada. Support can be enforced there only as far as that place has an arrangement with Ontario under the Interjurisdictional Support Orders Act, 2002.`,
  );

export const enforcement: Clause = {
  id: 'enforcement',
  heading: 'Enforcement of support',
  basis: ['Family Law Act, s. 35', 'Family Responsibility and Support Arrears Enforcement Act, 1996'],
  note: 'Either of you can file this agreement with the court and then register it with the Family Responsibility Office, which collects support from then on.',
  answers: ['hasChildren', 'spousalSupportRequested'],
  forSupport: 'anyone',
  write: (draft) =>
    isSupported(draft)
      ? [
          'Either of us may file this agreement with the Ontario Court of Justice or the Family Court of the Superior Court of Justice, together with an affidavit in Form 26B, so that its support terms can be enforced as if they were a court order.',
          'Filing alone does not start collection. Either of us may register the filed agreement with the FRO. From then on, support is paid through the FRO, unless both of us withdraw in the manner that the law permits.',
          ...abroad(draft),
        ]
      : [],
};
