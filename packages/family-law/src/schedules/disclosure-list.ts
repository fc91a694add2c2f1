import type { Schedule } from '@evenhand/contracts/agreement/document';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { hasChildren, isMarried, ownsHome } from '../clauses/people.js';
import type { Draft } from '../draft/draft.js';
import { sentence } from './schedule-parts.js';

const income = [
  'Income tax returns as filed, with all attachments, for the three most recent years',
  'Notices of assessment and reassessment for the same years',
  'Employees: the most recent statement of earnings of this year, or a letter of the employer',
  'Self-employed, partners and owners of a company: financial statements of the three most recent years, and what was paid to relatives',
  'Benefits, pensions, workers’ compensation and other income: the most recent statement',
];

const property = (record: IntakeRecord): string[] => [
  ...(ownsHome(record)
    ? ['The home: the tax assessment (MPAC), any appraisal, and the mortgage statement closest to the separation']
    : []),
  ...(record.hasAssets
    ? ['Bank, savings and investment accounts: the statements closest to the separation and the newest ones']
    : []),
  ...(record.assetTypes?.includes('Pension')
    ? ['Workplace pensions: the statement of family law value from the plan administrator']
    : []),
  ...(record.assetTypes?.includes('Business')
    ? ['Businesses: financial statements of the three most recent years']
    : []),
  ...(record.hasDebt ? ['Debts: the statements closest to the separation and the newest ones'] : []),
  ...(isMarried(record) ? ['What each owned and owed on the day of the marriage, as far as papers exist'] : []),
];

const children = ['Receipts and offers for special or extraordinary expenses of the children'];

/** Schedule H: documents for income, assets and debts. The date of each is asked at signing. */
export const disclosureList = ({ record }: Draft): Schedule[] => [
  {
    letter: 'H',
    heading: 'Disclosure list',
    blocks: [
      sentence(
        'Before signing, each of us gives the other these papers, as far as they apply to us. When signing, each of us states on which day the other’s disclosure was received; the record of signing names both days. (Federal Child Support Guidelines, s. 21; Family Law Rules, O. Reg. 114/99, rule 13)',
      ),
      { kind: 'list', items: [...income, ...property(record), ...(hasChildren(record) ? children : [])] },
    ],
  },
];
