import type { Asset } from '@evenhand/contracts/finance/assets';
import { type Cents, cents } from '@evenhand/contracts/money';

/** What the assets are worth together, whoever owns them. */
export const totalOf = (assets: Asset[]): Cents => cents(assets.reduce((sum, { value }) => sum + value, 0));
