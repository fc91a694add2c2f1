import type { IsoDate } from '../dates.js';
import { isBefore, type Note } from './problem.js';
import { MOST_YEARS_OF_INSTALMENTS } from './property-facts.js';
import type { IntakeRecord } from './record.js';

/** Days after the separation. */
const AFTER_SEPARATION = ['homeBy', 'exclusivePossessionUntil', 'equalizationDate'] as const;

/** In years (Family Law Act s. 9(1)(c)). */
const yearsOf = ({ equalizationInstalments, equalizationInterval }: IntakeRecord): number =>
  equalizationInterval === 'Every year' ? Number(equalizationInstalments ?? 1) - 1 : 0;

/** The leaving party has exclusive possession after the day of transfer. */
const staysTooLong = ({ homePlan, homeKeeper, homeBy, exclusivePossession, exclusivePossessionUntil }: IntakeRecord) =>
  homePlan === 'One of us buys the other out' &&
  homeKeeper !== undefined &&
  exclusivePossession !== homeKeeper &&
  homeBy !== undefined &&
  (exclusivePossessionUntil ?? '') > homeBy;

const isNothingLeftToCharge = ({ livingSituation, homePlan }: IntakeRecord): boolean =>
  (livingSituation !== 'We own jointly' && livingSituation !== 'One of us owns') || homePlan === 'We sell it';

/** Unasked answers are ignored. */
export const notePropertyProblems = (record: IntakeRecord, today: IsoDate, at: Note): void => {
  for (const field of AFTER_SEPARATION)
    if (isBefore(record[field], record.separationDate)) at(field, 'before-separation');
  if (staysTooLong(record)) at('exclusivePossessionUntil', 'possession-after-transfer');
  if (yearsOf(record) > MOST_YEARS_OF_INSTALMENTS) at('equalizationInstalments', 'over-ten-years');
  if (record.equalizationSecurity === 'A charge on the home' && isNothingLeftToCharge(record))
    at('equalizationSecurity', 'nothing-to-charge');
  const { beneficiaries = [], jointElections = [] } = record;
  if (beneficiaries.includes('The other stays named as security for support')) {
    if (beneficiaries.includes('Each of us gives up what the other has named'))
      at('beneficiaries', 'named-and-given-up');
    else if (!record.hasChildren && !record.spousalSupportRequested) at('beneficiaries', 'no-support-to-secure');
  }
  if (beneficiaries.includes('Our children are named in equal shares') && !record.hasChildren)
    at('beneficiaries', 'no-children-to-name');
  if (
    jointElections.includes('What is transferred goes over at its cost, without tax') &&
    jointElections.includes('What is transferred goes over at its market value')
  )
    at('jointElections', 'cost-and-market-value');
  for (const [index, { familyLawValue, settlement, share, valuedOn, monthly }] of (record.pensions ?? []).entries()) {
    if (valuedOn && valuedOn > today) at('pensions', 'day-ahead', `/pensions/${index}/valuedOn`);
    const whole = settlement === 'The payments are divided' ? monthly : familyLawValue;
    const isShared = settlement !== undefined && settlement !== 'The member keeps it';
    if (isShared && whole !== undefined && (share ?? 0) * 2 > whole)
      at('pensions', 'more-than-half', `/pensions/${index}/share`);
  }
};
