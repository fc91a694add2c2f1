import type { IsoDate } from '@evenhand/contracts/dates';
import { longDate } from '@evenhand/contracts/toronto';
import { aMonthFrom } from '../agreement/due-days.js';
import type { Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { joined, text, type Words } from '../draft/sentence.js';
import { money } from '../print.js';
import type { MonthlySpousalSupport } from '../terms/monthly-spousal-support.js';
import type { LumpSumTerms } from '../terms/spousal-support.js';
import { dueBefore } from './support-due.js';

/** Own words that complete `spousal support is payable …` as they are. */
const leads = /^(?:until|for|without|as long|while|from|through|indefinitely|up to)\b/;
const units = ['year', 'years', 'month', 'months'];

/** Own words in their place in the sentence: completing it, as a length (`seven years`), or quoted. */
const inOwnWords = (words: string): string => {
  const written = words.trim().replace(/\.$/, '');
  const begins = `${written.charAt(0).toLowerCase()}${written.slice(1)}`;
  if (leads.test(begins)) return `Spousal support is payable ${begins}.`;
  return units.includes(begins.split(' ')[1]?.replace(/,$/, '') ?? '')
    ? `Spousal support is payable for ${begins}.`
    : `The duration of spousal support is what we state in these words: "${written}".`;
};

/** By the end where one is stated; the couple's words would state it a second time. */
const duration = (draft: Draft, terms: MonthlySpousalSupport): Words => {
  const { end, lastPayment, reviewOn, reviewEvent } = terms;
  if (end.value === null)
    return terms.duration.value === null
      ? text`Spousal support is payable for ${draft.print(terms.duration, String)}.`
      : draft.print(terms.duration, inOwnWords);
  const isReviewed = reviewOn.value !== null || reviewEvent.value !== null;
  const ends = draft.about(
    terms.duration,
    text`${isReviewed ? 'Unless a review changes its duration, spousal' : 'Spousal'} support ends on ${draft.print(end, longDate)}.`,
  );
  return lastPayment.value === null
    ? ends
    : text`${ends} The last payment falls due on ${draft.print(lastPayment, longDate)}.`;
};

/** `1 July`. */
const dayAndMonth = (date: IsoDate): string => longDate(date).split(' ').slice(0, 2).join(' ');

/** Yearly, by the index for November of the previous year, which is published by then (Family Law Act s. 34(5), (6)). */
const costOfLiving = (
  draft: Draft,
  { indexing, steps }: MonthlySpousalSupport,
  pays: string,
  receives: string,
): Words => {
  if (!indexing) return 'The amount is not adjusted for the cost of living.';
  const later =
    steps.length > 0 && indexing.on.value
      ? ` The first increase of a later amount takes place on the first ${dayAndMonth(indexing.on.value)} after that amount starts.`
      : '';
  return text`On ${draft.print(indexing.on, longDate)}, and on the same day of each year after that, the amount increases by the percentage change in the Consumer Price Index for ${indexing.place} (all items, as published by Statistics Canada) for November of the previous calendar year, compared with the November before it. The amount does not decrease.${later} ${pays} will give ${receives} written notice of the new amount.`;
};

/** A review that needs no change of circumstances. */
const review = (draft: Draft, { reviewOn, reviewEvent }: MonthlySpousalSupport): Passage[] => {
  const when = [
    ...(reviewOn.value === null ? [] : [text`on or after ${draft.print(reviewOn, longDate)}`]),
    ...(reviewEvent.value === null
      ? []
      : [
          text`once the following has happened: ${draft.print(reviewEvent, (event) => event.trim().replace(/\.$/, ''))}`,
        ]),
  ];
  return when.length === 0
    ? []
    : [
        text`Either of us may ask for a review of the amount and duration of spousal support ${joined(when, ', or ')}. In a review, no material change in circumstances need be shown.`,
      ];
};

export const byMonth = (draft: Draft, terms: MonthlySpousalSupport, pays: Words, receives: string): Passage[] => {
  const { payor } = draft.terms.spousalSupport;
  const payorName = payor.value ? draft.name(payor.value) : 'The payor';
  return [
    text`${pays} will pay ${receives} spousal support of ${draft.print(terms.amount, money)} ${aMonthFrom(terms.due)}. ${dueBefore(draft, terms.due, terms.past ? [terms.past] : [])}`,
    ...terms.steps.map(
      ({ from, amount }) =>
        text`Starting with the first payment due on or after ${draft.print(from, longDate)}, spousal support changes to ${draft.print(amount, money)} per month.`,
    ),
    text`${duration(draft, terms)} ${costOfLiving(draft, terms, payorName, receives)}`,
    ...review(draft, terms),
  ];
};

const replaced = ({ replaces }: LumpSumTerms, pays: string, receives: string): Passage[] => {
  if (!replaces) return [];
  const { monthly, from, until, payments, total, rate, discounted, afterTax: after } = replaces;
  const net = after
    ? ` After tax, they would cost ${pays} ${money(after.cost)} and leave ${receives} ${money(after.worth)}; the midpoint is ${money(after.middle)}.`
    : '';
  return [
    `The lump sum replaces ${money(monthly)} per month from ${longDate(from)} until ${longDate(until)}. These ${payments} payments add up to ${money(total)} and, discounted at ${rate} a year, are worth ${money(discounted)} on the day of payment.${net} Schedule E shows the calculation. We agreed on the lump sum with these figures before us.`,
  ];
};

export const paidOnce = (draft: Draft, terms: LumpSumTerms, pays: Words, receives: string): Passage[] => {
  const { payor, monthly, before } = draft.terms.spousalSupport;
  const instead = `in place of all other spousal support${before?.isOpen ? ' for the time after that' : ''}`;
  const [sum, day] = [draft.print(terms.amount, money), draft.print(terms.on, longDate)];
  return [
    text`${pays} will pay ${receives} a lump sum of ${sum} as spousal support by ${day}, ${monthly ? 'in addition to the monthly amount' : instead}.`,
    ...replaced(terms, payor.value ? draft.name(payor.value) : 'the payor', receives),
  ];
};
