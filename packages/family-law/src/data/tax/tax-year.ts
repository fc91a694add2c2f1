import type { IsoDate } from '@evenhand/contracts/dates';
import type { Cents } from '@evenhand/contracts/money';
import type { Rate } from '../../rate.js';
import type { Benefits } from './benefit-figures.js';

/** The last bracket has no end. */
export interface Bracket {
  readonly upTo: Cents | null;
  readonly rate: Rate;
}

/** Ontario health premium: `base` plus `rate` on the income above the previous step, up to `upTo`. */
export interface PremiumStep {
  readonly upTo: Cents | null;
  readonly base: Cents;
  readonly rate: Rate;
}

/** Groups of figures that a {@link Doubt} refers to. */
export type FigureName =
  | 'federal tax'
  | 'Ontario tax'
  | 'age, pension and disability amounts'
  | 'Ontario tax reduction'
  | 'Ontario health premium'
  | 'Ontario LIFT'
  | 'CPP and EI'
  | 'second CPP ceiling'
  | 'Canada child benefit'
  | 'Ontario child benefit'
  | 'GST/HST credit'
  | 'GST/HST credit supplement'
  | 'Ontario sales tax credit'
  | 'Canada workers benefit'
  | 'Ontario energy and property tax credit';

/** A figure from a single source, or inferred without one. Marked wherever it is used. */
export interface Doubt {
  readonly figure: FigureName;
  readonly standing: 'single-source' | 'inferred';
  readonly basis: string;
}

/** Amounts of a person of 65 or older, reduced over a net income; of pension income; of the disability tax credit. */
export interface PersonalAmounts {
  readonly age: { readonly most: Cents; readonly over: Cents; readonly withdrawal: Rate };
  readonly pension: Cents;
  readonly disability: Cents;
}

export interface FederalTax {
  readonly brackets: readonly Bracket[];
  readonly creditRate: Rate;
  /** Falls from `most` to `least` as net income rises from `from` to `to`. */
  readonly basicPersonal: { readonly most: Cents; readonly least: Cents; readonly from: Cents; readonly to: Cents };
  readonly employmentAmount: Cents;
  readonly personal: PersonalAmounts;
}

export interface OntarioTax {
  readonly brackets: readonly Bracket[];
  readonly creditRate: Rate;
  readonly basicPersonal: Cents;
  readonly eligibleDependant: Cents;
  readonly personal: PersonalAmounts;
  readonly surtax: readonly { readonly over: Cents; readonly rate: Rate }[];
  readonly reduction: { readonly basic: Cents; readonly perChild: Cents };
  readonly lift: { readonly most: Cents; readonly rate: Rate; readonly over: Cents; readonly withdrawal: Rate };
  readonly healthPremium: readonly PremiumStep[];
}

export interface Contributions {
  readonly exemption: Cents;
  readonly ceiling: Cents;
  /** Credited against tax. */
  readonly baseRate: Rate;
  /** Deducted from income, as is the second contribution. */
  readonly enhancedRate: Rate;
  readonly secondCeiling: Cents;
  readonly secondRate: Rate;
  readonly insurableCeiling: Cents;
  readonly insuranceRate: Rate;
}

/** One tax year, with the benefit year that starts in its July. */
export interface TaxYear {
  readonly year: number;
  readonly inForce: IsoDate;
  readonly benefitsInForce: IsoDate;
  readonly federal: FederalTax;
  readonly ontario: OntarioTax;
  readonly contributions: Contributions;
  readonly benefits: Benefits;
  readonly doubts: readonly Doubt[];
  /** Where the figures were read, with the version or the day. */
  readonly source: string;
}
