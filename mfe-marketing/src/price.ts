import type { Cents } from '@evenhand/contracts/money';

/** `$199`, or `$199.50` where there are cents. */
export const priceText = (price: Cents): string =>
  new Intl.NumberFormat('en-CA', {
    style: 'currency',
    currency: 'CAD',
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(price / 100);
