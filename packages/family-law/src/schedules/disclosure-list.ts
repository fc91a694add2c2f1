import type { Schedule } from '@evenhand/contracts/agreement/document';
import { guidelinesOf } from '../authorities.js';
import type { Draft } from '../draft/draft.js';
import type { Terms } from '../terms/terms.js';
import { sentence } from './schedule-parts.js';

const income = [
  'Income tax returns as filed, with all attachments, for the three most recent taxation years',
  'Notices of assessment and reassessment for the same years',
  'For employees, the most recent statement of earnings of this year, or a letter from the employer',
  'For the self-employed, partners and owners of a company, the financial statements for the three most recent years and a breakdown of payments to relatives',
  'For benefits, pensions, workers’ compensation and other income, the most recent statement',
];

const property = ({ people, property: { home, hasAssets, assetKinds, isPensionKnown, hasDebts } }: Terms): string[] => [
  ...(home
    ? [
        'For the home, the property tax assessment (MPAC), any appraisal, and the mortgage statement nearest the separation',
      ]
    : []),
  ...(hasAssets.value
    ? ['For bank, savings and investment accounts, the statements nearest the separation and the most recent ones']
    : []),
  ...(isPensionKnown ? ['For workplace pensions, the statement of family law value from the plan administrator'] : []),
  ...(assetKinds.value?.includes('Business')
    ? ['For a business, the financial statements for the three most recent years']
    : []),
  ...(hasDebts.value ? ['For debts, the statements nearest the separation and the most recent ones'] : []),
  ...(people.bond === 'married'
    ? ['For the date of marriage, whatever documents exist of what each of us owned and owed on that day']
    : []),
];

const children = ['Receipts and quotes for special or extraordinary expenses'];

/** Schedule H: documents for income, assets and debts. */
export const disclosureList = ({ terms }: Draft): Schedule[] => [
  {
    letter: 'H',
    heading: 'Disclosure list',
    blocks: [
      sentence(
        `Before signing, each of us will give the other the following documents, so far as they apply to us. The record of signing states the day on which each of us opened the financial disclosure of the other, where one is recorded. (${guidelinesOf(terms.people.bond)}, s. 21; Family Law Rules, O. Reg. 114/99, rule 13)`,
      ),
      { kind: 'list', items: [...income, ...property(terms), ...(terms.childSupport ? children : [])] },
    ],
  },
];
