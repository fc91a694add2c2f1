import type { Cents } from '@evenhand/contracts/money';
import type { Rate } from '../../rate.js';

/** Largest amounts of the Canada workers benefit and its disability supplement, and the net incomes that reduce them. */
interface WorkersBenefitFigures {
  readonly most: Cents;
  readonly over: Cents;
  readonly supplement: Cents;
  readonly supplementOver: Cents;
}

/** Largest property tax part is `supplement` plus `cap`; reduced over a net income. */
interface PropertyTaxFigures {
  readonly supplement: Cents;
  readonly cap: Cents;
  readonly over: Cents;
  readonly overWithChildren: Cents;
}

/** Yearly amounts of the benefit year that starts in July; the Canada workers benefit is of the tax year. */
export interface Benefits {
  readonly childBenefit: {
    readonly under6: Cents;
    readonly from6to17: Cents;
    readonly first: Cents;
    readonly second: Cents;
    /** Reductions above the first and second threshold, by one, two, three, four or more children. */
    readonly rates: readonly (readonly [Rate, Rate])[];
  };
  readonly ontarioChildBenefit: { readonly perChild: Cents; readonly over: Cents; readonly rate: Rate };
  readonly salesTaxCredit: {
    readonly adult: Cents;
    readonly child: Cents;
    readonly supplement: Cents;
    /** Without children the supplement grows with income above this line. */
    readonly supplementOver: Cents;
    readonly supplementRate: Rate;
    readonly over: Cents;
    readonly rate: Rate;
  };
  readonly ontarioSalesTaxCredit: {
    readonly perPerson: Cents;
    readonly over: Cents;
    readonly overWithChildren: Cents;
    readonly rate: Rate;
  };
  /** Grows at `earnedRate` with working income over the line, falls at `withdrawal` with net income. */
  readonly workersBenefit: {
    readonly earnedOver: Cents;
    readonly earnedRate: Rate;
    readonly supplementEarnedOver: Cents;
    readonly withdrawal: Rate;
    readonly single: WorkersBenefitFigures;
    /** With a child under 19, claimed by one parent only. */
    readonly family: WorkersBenefitFigures;
  };
  readonly energyPropertyCredit: {
    readonly energy: Cents;
    readonly under65: PropertyTaxFigures;
    readonly from65: PropertyTaxFigures;
  };
}
