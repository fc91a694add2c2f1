export type NoticeCode =
  | 'six-or-more-children'
  | 'adult-children'
  | 'over-150000'
  | 'secondary-table'
  | 'doubtful-row'
  | 'quebec-parents'
  | 'set-off-is-a-starting-point'
  | 'small-health-expense'
  | 'single-source-figures'
  | 'inferred-figures'
  | 'assumptions'
  | 'tax-of-ontario'
  | 'advisory'
  | 'below-floor'
  | 'discretionary-band'
  | 'above-ceiling'
  | 'no-income-difference'
  | 'capped-at-equal-net-incomes'
  | 'target-out-of-reach'
  | 'age-unknown'
  | 'time-limit'
  | 'no-equalization'
  | 'court-may-vary'
  | 'negative-set-to-zero'
  | 'negative-at-marriage'
  | 'home-debt-without-home'
  | 'hours-and-overnights-differ'
  | 'how-far-back'
  | 'paid-more-than-due';

/** A limit of a figure, a doubt about it, or a choice behind it. */
export interface Notice {
  readonly code: NoticeCode;
  readonly sentence: string;
}
