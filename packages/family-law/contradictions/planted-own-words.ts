import { type Planted, withAssets, withChildren } from './plant.ts';

export const inOwnWords: readonly Planted[] = [
  {
    name: 'own words that waive disclosure',
    plant: withAssets('Neither of us needs to disclose our finances, and we waive financial disclosure.'),
  },
  {
    name: 'own words that waive the court',
    plant: withAssets('Alex keeps the car. Neither of us will ever go to court about this agreement.'),
  },
  {
    name: 'own words that waive the division of CPP credits',
    plant: withAssets('Alex keeps the car and we give up the division of Canada Pension Plan credits.'),
  },
  {
    name: 'own words with another payment of spousal support',
    plant: withAssets('Alex keeps the car and pays Sam spousal support of $2,345 a month.'),
  },
  {
    name: 'own words with another payment of child support',
    plant: withChildren(() => ({
      hasAssets: true,
      assetTypes: ['Vehicles'],
      assetDivisionDescription: 'Alex keeps the car and pays child support of $50 a month.',
    })),
  },
  {
    name: 'own words that waive child support',
    plant: withChildren(() => ({
      hasAssets: true,
      assetTypes: ['Vehicles'],
      assetDivisionDescription: 'Alex keeps the car. Sam waives child support for good.',
    })),
  },
  { name: 'own words with a day that does not exist', plant: withAssets('Alex gets the car on 31 February 2027.') },
];
