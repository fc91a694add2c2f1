import type { Deal, DealLine } from '@evenhand/contracts/agreement/deal';
import type { AgreementDocument } from '@evenhand/contracts/agreement/document';
import { longDate } from '@evenhand/contracts/toronto';
import { money } from '../print.js';
import type { PropertyTerms } from '../terms/property.js';
import type { Terms } from '../terms/terms.js';
import { paymentsOf } from './payments.js';
import { type LineOf, linesOf } from './stated-lines.js';

/** Without a figure where the payment for the home is part of the net payment. */
const home = (line: LineOf, { home: terms, net }: PropertyTerms): DealLine[] => {
  if (!terms) return [];
  const from = terms.by.value;
  if (net) return line('home', terms.price, { from });
  if (terms.plan === 'buy-out' && terms.price.value !== null)
    return line('home', terms.price, { figure: money(terms.price.value), payor: terms.keeper.value, from });
  return terms.plan === 'sale' ? line('home', terms.by, { from }) : line('home', terms.ownWords);
};

const keeps = (line: LineOf, terms: PropertyTerms): DealLine[] => [
  ...home(line, terms),
  ...line('other-assets', terms.otherAssets),
  ...(terms.pensions.length > 0
    ? terms.pensions.flatMap(({ member }) => line('pensions', member))
    : line('pensions', terms.pensionsKept, { gist: 'own-pensions' })),
  ...line('debts', terms.debts),
];

const children = (line: LineOf, { parenting }: Terms): DealLine[] => {
  if (!parenting) return [];
  const { residence, schedule, scheduleNotes, share, decisions, startsOn } = parenting;
  const from = startsOn.value;
  const { value } = share;
  const shares = value && { owner: `${value.owner}%`, partner: `${value.partner}%` };
  return [
    ...line('parenting-time', residence),
    ...(shares
      ? line('schedule', share, { shares, from })
      : line('schedule', schedule.value === 'Custom' ? scheduleNotes : schedule)),
    ...line('decision-making', decisions),
  ];
};

const ends = (
  line: LineOf,
  { childSupport: support, spousalSupport: { monthly: spousal }, asOf }: Terms,
): DealLine[] => [
  ...(support?.ends ?? [])
    .filter(({ isSupported }) => isSupported)
    .flatMap(({ called, ofAgeOn, dependency }) => {
      const day = ofAgeOn.value;
      return day !== null && day > asOf
        ? line('child-support-ends', ofAgeOn, { child: called, figure: longDate(day), from: day })
        : line('child-support-ends', dependency, { child: called });
    }),
  ...(spousal
    ? line('spousal-support-ends', spousal.duration, {
        figure: spousal.end.value ? longDate(spousal.end.value) : (spousal.duration.value?.trim() ?? null),
        from: spousal.end.value,
      })
    : []),
];

const releases = (line: LineOf, { spousalSupport, property, releases: given }: Terms): DealLine[] => {
  const { before } = spousalSupport;
  const { equalization: terms, pensions } = property;
  return [
    ...(spousalSupport.released.value ? line('spousal-support-release', spousalSupport.released) : []),
    ...(before && !before.isOpen ? line('spousal-support-before-release', before.settled) : []),
    ...(terms?.released.value ? line('equalization-release', terms.released) : []),
    ...line('property-release', given.property),
    ...line('estate-release', given.estate),
    ...pensions.flatMap(({ survivorBenefit }) =>
      survivorBenefit.value === 'Waived' ? line('survivor-benefit-release', survivorBenefit) : [],
    ),
    ...(given.designations.value ? line('beneficiary-release', given.designations) : []),
  ];
};

/**
 * The agreement on one page: figures from the terms, words from the article that states them.
 * @param document written from `terms`.
 */
export const dealOf = (terms: Terms, document: AgreementDocument): Deal => {
  const line = linesOf(terms, document);
  return {
    pays: paymentsOf(line, terms),
    keeps: keeps(line, terms.property),
    children: children(line, terms),
    ends: ends(line, terms),
    releases: releases(line, terms),
  };
};
