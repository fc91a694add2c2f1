import { guidelinesOf } from '../authorities.js';
import type { Clause } from '../draft/clause.js';
import { listed } from '../print.js';
import type { Terms } from '../terms/terms.js';

/** Parenting clauses concern minors only (Divorce Act s. 2(1); Children’s Law Reform Act s. 18). */
const underAge = ({ children }: Terms): string[] => {
  const minors = children.filter(({ status }) => status === 'under-age').map(({ called }) => called);
  if (minors.length === 0 || minors.length === children.length) return [];
  return minors.length === 1
    ? [`"Child", in the articles about parenting, means ${listed(minors)}, who has not yet come of age.`]
    : [`"Children", in the articles about parenting, means ${listed(minors)}, who have not yet come of age.`];
};

export const definitions: Clause = {
  id: 'definitions',
  heading: 'Words used in this agreement',
  basis: ['Federal Child Support Guidelines, s. 2', 'Family Law Act, s. 1(1)', 'Family Law Act, s. 4 and 18'],
  note: 'A short list of legal words and what they mean here, so that each is read the same way everywhere.',
  answers: ['relationshipType', 'hasChildren', 'livingSituation', 'spousalSupportRequested'],
  write: ({ terms }) => {
    const { people, property, parenting, spousalSupport } = terms;
    const isMarried = people.bond === 'married';
    return [
      'In this agreement the following words have these meanings, including where an Act that they name is amended or replaced:',
      {
        kind: 'list',
        items: [
          '"CRA" means the Canada Revenue Agency.',
          '"Family Law Act" means the Family Law Act, R.S.O. 1990, c. F.3.',
          ...(isMarried
            ? [
                '"Net family property" has the meaning that section 4 of the Family Law Act gives it.',
                '"Valuation date" means the date of our separation.',
              ]
            : []),
          ...(isMarried && property.home
            ? [
                '"Matrimonial home" means the home that we ordinarily occupied as our family residence when we separated (Family Law Act, s. 18).',
              ]
            : []),
          ...(parenting
            ? [
                ...underAge(terms),
                isMarried
                  ? '"Guidelines" means the Federal Child Support Guidelines, SOR/97-175, or the Child Support Guidelines, O. Reg. 391/97, whichever apply to us.'
                  : '"Guidelines" means the Child Support Guidelines, O. Reg. 391/97.',
                '"Table amount" means the monthly amount that the Guidelines set by income, number of children and province.',
                '"Special or extraordinary expenses" means the expenses described in section 7 of the Guidelines.',
              ]
            : []),
          ...(spousalSupport.isPaid === null
            ? []
            : [
                '"Advisory Guidelines" means the Spousal Support Advisory Guidelines of July 2008. They guide courts and are not law.',
              ]),
          `"Income" means yearly income from all sources as ${parenting ? 'the Guidelines define' : `the ${guidelinesOf(people.bond)}${people.bond === 'unmarried' ? ',' : ''} define`} it: total income on line 15000 of the tax return, adjusted by Schedule III of ${parenting ? 'the' : 'those'} Guidelines.`,
          '"FRO" means the Family Responsibility Office, the office of the Director under the Family Responsibility and Support Arrears Enforcement Act, 1996.',
        ],
      },
    ];
  },
};
