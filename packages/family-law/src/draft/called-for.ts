import type { FactField, IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Draft } from './draft.js';

const called = {
  homeKeeper: 'who keeps the home',
  homePrice: 'what is paid for the home',
  homeBy: 'the day for the home',
  equalizationAmount: 'the amount of the equalization payment',
  equalizationDate: 'the day of the equalization payment',
  equalizationInstalments: 'the number of instalments',
  equalizationInterval: 'how often an instalment is paid',
  equalizationSecurityNamed: 'which security is given',
} satisfies Partial<Record<FactField, string>>;

/** The printed answer; a blank while it is open. */
export const calledFor = <Field extends keyof typeof called>(
  draft: Draft,
  field: Field,
  print: (value: NonNullable<IntakeRecord[Field]>) => string,
): string => {
  const value = draft.record[field];
  return value === undefined || value === '' ? draft.blank(field, called[field]) : print(value);
};
