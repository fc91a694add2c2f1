import { money } from '../agreement/print.js';
import type { Check } from './check.js';

export const homePriceAboveValue: Check = {
  id: 'home-price-above-value',
  severity: 'attention',
  why: 'Family Law Act, s. 56(4): a price that the value of the home does not bear is asked about first when an agreement is attacked.',
  answers: ['homePrice', 'homeEstimatedValue'],
  find: ({ homePlan, homePrice: price, homeEstimatedValue: value }) =>
    homePlan === 'One of us buys the other out' && price !== undefined && value !== undefined && price > value
      ? `What is paid for the other’s part of the home (${money(price)}) is more than the whole home is worth (${money(value)}).`
      : null,
};
