import type { Debt } from '../finance/debts.js';
import type { PropertyDivision } from '../finance/property.js';
import type { Party } from '../identity.js';
import type { Cents } from '../money.js';
import type { CaseOverview } from './overview.js';

/** Cents; `payor` is null when neither pays. */
export interface Payment {
  readonly payor: Party | null;
  readonly amount: Cents;
}

/** Where the answers agree on something else than the tracker calculates or lists; null where they do not. */
export interface AgreedOtherwise {
  readonly equalization: { readonly calculated: Payment; readonly agreed: Payment } | null;
  /** Listed debts that go to no one and are not for the home, where the answers state none. */
  readonly debts: number | null;
}

/** Smaller differences are rounding. A limit of this product, not of the law. */
const LEAST_DIFFERENCE = 100_00;

const fromOwner = ({ payor, amount }: Payment): number => (payor === 'partner' ? -amount : amount);

export const agreedOtherwise = (
  { agreed }: Pick<CaseOverview, 'agreed'>,
  { equalization }: PropertyDivision,
  debts: readonly Pick<Debt, 'goesTo' | 'isForMatrimonialHome'>[],
): AgreedOtherwise => {
  const calculated = equalization && { payor: equalization.payor, amount: equalization.payment };
  const listed = debts.filter(({ goesTo, isForMatrimonialHome }) => goesTo === null && !isForMatrimonialHome).length;
  const agreedOn = agreed.equalization;
  return {
    equalization:
      calculated && agreedOn && Math.abs(fromOwner(calculated) - fromOwner(agreedOn)) >= LEAST_DIFFERENCE
        ? { calculated, agreed: agreedOn }
        : null,
    debts: agreed.debts === false && listed > 0 ? listed : null,
  };
};
