import type { IsoDate } from '../dates.js';
import type { IntakeField } from './record.js';

/** An answer invalid alone or with one other answer. The sentences are in wording. */
export type IntakeProblemCode =
  | 'separation-before-marriage'
  | 'separation-ahead'
  | 'marriage-ahead'
  | 'born-ahead'
  | 'day-ahead'
  | 'together-after-separation'
  | 'not-an-address'
  | 'not-a-name'
  | 'before-separation'
  | 'not-the-payment-day'
  | 'owed-after-start'
  | 'more-than-owed'
  | 'paid-back-too-slowly'
  | 'no-such-child'
  | 'ends-before-it-begins'
  | 'outside-the-time-paid'
  | 'steps-out-of-order'
  | 'more-than-half'
  | 'over-ten-years'
  | 'nothing-to-charge'
  | 'possession-after-transfer'
  | 'named-and-given-up'
  | 'no-support-to-secure'
  | 'no-children-to-name'
  | 'cost-and-market-value'
  | 'other-figures'
  | 'reworded-twice'
  | 'holds-hidden-address'
  | 'holds-hidden-phone'
  | 'holds-hidden-email';

export interface IntakeProblem {
  field: IntakeField;
  /** JSON pointer into the record (`/children/0/birthdate`). */
  pointer: string;
  code: IntakeProblemCode;
}

export type Note = (field: IntakeField, code: IntakeProblemCode, pointer?: string) => void;

/** False when a day is missing. */
export const isBefore = (first: IsoDate | undefined, second: IsoDate | undefined): boolean =>
  first !== undefined && second !== undefined && first < second;
