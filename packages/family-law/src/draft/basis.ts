import { guidelinesOf } from '../authorities.js';
import { livingAbroad } from '../terms/people.js';
import type { Terms } from '../terms/terms.js';

const isMarried = ({ people }: Terms): boolean => people.bond !== 'unmarried';
const hasPlanUnder =
  (...laws: (string | null)[]) =>
  ({ property: { pensions } }: Terms): boolean =>
    pensions.some(({ law }) => laws.includes(law.value));

/** Authorities, by their first words, that apply to some couples only; the first match counts. */
const conditions: readonly [string, (terms: Terms) => boolean][] = [
  ['Federal Child Support Guidelines, s. 20', ({ people }) => livingAbroad(people).length > 0],
  ['Divorce Act', isMarried],
  // Equalization, the matrimonial home and the election on death are for spouses who married (s. 1(1) "spouse").
  ['Family Law Act, s. 10.1', isMarried],
  ['Family Law Act, s. 18 to 24', isMarried],
  ['Family Law Act, s. 21(1)(b)', isMarried],
  ['Family Law Act, s. 6', isMarried],
  ['Family Law Act, s. 4', isMarried],
  ['Family Law Act, s. 5(6)', isMarried],
  ['Pension Benefits Act', (terms) => terms.property.pensions.length === 0 || hasPlanUnder('Ontario', null)(terms)],
  ['Pension Benefits Standards Act, 1985', hasPlanUnder('Federally regulated employer')],
  ['Pension Benefits Division Act', hasPlanUnder('Federal public service, RCMP or Canadian Forces')],
];

/** The authorities of a clause that apply to the couple; for the unmarried, the Guidelines of the province. */
export const basisFor = (terms: Terms, basis: readonly string[]): string[] =>
  basis
    .filter((authority) => conditions.find(([act]) => authority.startsWith(act))?.[1](terms) ?? true)
    .map((authority) => authority.replace('Federal Child Support Guidelines', guidelinesOf(terms.people.bond)));
