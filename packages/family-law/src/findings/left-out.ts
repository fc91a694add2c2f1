import type { optionalClauses } from '@evenhand/contracts/intake/choices';
import type { Terms } from '../terms/terms.js';
import type { Check } from './check.js';

type OptionalClause = (typeof optionalClauses)[number];

const ofMinors = ({ parenting, childSupport }: Terms): boolean =>
  parenting !== null && !childSupport?.children?.byTable.every(({ isOfAge }) => isOfAge);

/** What a clause needs, where it does not fit every couple. */
const needs: Partial<Record<OptionalClause, { readonly what: string; isGiven(terms: Terms): boolean }>> = {
  'Life insurance as security': {
    what: 'child support or monthly spousal support that is still payable',
    isGiven: ({ security }) => security !== null,
  },
  'Travel with the children': { what: 'children under age', isGiven: ofMinors },
  'Communication between parents': { what: 'children under age', isGiven: ofMinors },
  'Parenting coordinator': { what: 'children under age', isGiven: ofMinors },
  'Religious barriers to remarriage': { what: 'a marriage', isGiven: ({ people }) => people.bond !== 'unmarried' },
};

export const chosenClauseLeftOut: Check = {
  id: 'chosen-clause-left-out',
  severity: 'attention',
  why: 'Family Law Act, s. 55(1): only what the signed agreement states is agreed. A term that it leaves out binds neither of you.',
  answers: ['optionalClauses', 'insuranceAmount'],
  find: (record, _asOf, { terms }) => {
    if (record.hasChildren === undefined || record.spousalSupportRequested === undefined) return null;
    const chosen = new Set<string>(record.optionalClauses);
    if (record.insuranceAmount !== undefined) chosen.add('Life insurance as security');
    for (const [clause, { what, isGiven }] of Object.entries(needs))
      if (chosen.has(clause) && !isGiven(terms))
        return `You chose the extra term "${clause}", but it needs ${what}, and the agreement leaves it out. Take that choice out, or correct the answers that it depends on.`;
    return null;
  },
};
