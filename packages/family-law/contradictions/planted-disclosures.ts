import { dollars, plus } from '@evenhand/family-law/money';
import { answers, home, income, noMortgage, type Planted } from './plant.ts';

export const inDisclosures: readonly Planted[] = [
  { name: 'an income of the owner unlike the disclosure', plant: income('owner') },
  { name: 'an income of the partner unlike the disclosure', plant: income('partner') },
  { name: 'a home of another share in Schedule B', plant: home('partner', (one) => ({ ...one, ownersShare: 70 })) },
  {
    name: 'a home of another value in Schedule B',
    plant: home('partner', (one) => ({ ...one, value: dollars(1), atSeparation: dollars(1) })),
  },
  {
    name: 'a home of another value in Schedule A',
    plant: home('owner', (one) => ({ ...one, value: plus(one.value, dollars(130_000)) })),
  },
  { name: 'a home that only the owner lists', plant: home('partner', () => null) },
  { name: 'a home that only the partner lists', plant: home('owner', () => null) },
  { name: 'a mortgage in Schedule A only', plant: noMortgage('partner') },
  { name: 'a mortgage in Schedule B only', plant: noMortgage('owner') },
  {
    name: 'a value of the home that both disclosures contradict',
    plant: (couple) =>
      couple.statements.owner &&
      answers(({ homeEstimatedValue: value }) =>
        value === undefined ? null : { homeEstimatedValue: plus(value, dollars(90_000)) },
      )(couple),
  },
];
