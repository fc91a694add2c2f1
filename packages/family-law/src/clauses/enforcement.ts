import type { Clause } from '../agreement/clause.js';
import { hasChildren } from './people.js';

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
