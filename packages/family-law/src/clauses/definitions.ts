import type { IsoDate } from '@evenhand/contracts/dates';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { knownChildren } from '../agreement/dependent-children.js';
import type { Clause } from '../draft/clause.js';
import { listed } from '../print.js';
import { always, hasChildren, isMarried, ownsHome } from './people.js';

/** Parenting clauses concern minors only (Divorce Act s. 2(1); Children’s Law Reform Act s. 18). */
const underAge = (record: IntakeRecord, asOf: IsoDate): string[] => {
  const children = knownChildren(record, asOf);
  const minors = children?.byTable.filter(({ isOfAge }) => !isOfAge) ?? [];
  if (minors.length === 0 || minors.length === record.children?.length) return [];
  return [
    `"Children", in the articles about parenting, means ${minors.length === 1 ? 'the one of our children' : 'those of our children'} under the age of 18: ${listed(minors.map(({ called }) => called))}.`,
  ];
};

export const definitions: Clause = {
  id: 'definitions',
  heading: 'Words used in this agreement',
  basis: ['Federal Child Support Guidelines, s. 2', 'Family Law Act, s. 4 and 18'],
  note: 'A short list of legal words and what they mean here, so that each is read the same way everywhere.',
  answers: ['relationshipType', 'hasChildren', 'livingSituation', 'spousalSupportRequested'],
  applies: always,
  write: ({ record, asOf }) => [
    'The following words have these meanings, also when an Act that they name is amended or replaced:',
    {
      kind: 'list',
      items: [
        '"CRA" means the Canada Revenue Agency.',
        '"Family Law Act" means the Family Law Act, R.S.O. 1990, c. F.3.',
        ...(isMarried(record)
          ? [
              '"Net family property" has the meaning that section 4 of the Family Law Act gives it.',
              '"Valuation date" means the date of our separation.',
            ]
          : []),
        ...(isMarried(record) && ownsHome(record)
          ? ['"Matrimonial home" means the home in which we lived as a family at separation (Family Law Act, s. 18).']
          : []),
        ...(hasChildren(record)
          ? [
              ...underAge(record, asOf),
              '"Guidelines" means the Federal Child Support Guidelines, SOR/97-175, or the Child Support Guidelines, O. Reg. 391/97, whichever apply to us.',
              '"Table amount" means the monthly amount that the Guidelines set by income, number of children and province.',
              '"Special or extraordinary expenses" means the expenses in section 7 of the Guidelines.',
            ]
          : []),
        ...(record.spousalSupportRequested === undefined
          ? []
          : [
              '"Advisory Guidelines" means the Spousal Support Advisory Guidelines of July 2008. They are a guide that courts use and not law.',
            ]),
        '"Income" means yearly income from all sources as the Guidelines define it: total income on line 15000 of the tax return, adjusted by Schedule III of the Guidelines.',
        '"FRO" means the Family Responsibility Office, the Director under the Family Responsibility and Support Arrears Enforcement Act, 1996.',
      ],
    },
  ],
};
