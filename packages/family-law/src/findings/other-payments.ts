import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { pathsOf } from '../terms/term.js';
import type { Terms } from '../terms/terms.js';
import type { Check } from './check.js';
import { CHILD_SUPPORT, SPOUSAL_SUPPORT, sentencesOf, writtenWords } from './own-words.js';

const AMOUNT = /\$\s?(\d[\d,]{0,14})(\.\d\d)?|(\d[\d,]{0,14})(\.\d\d)?\s?(?:dollars|cad\b|a month|per month|monthly)/gi;

/** In cents. */
const amountsIn = (sentence: string): { written: string; value: number }[] =>
  [...sentence.matchAll(AMOUNT)].map(([written, dollars, some, others, cents]) => ({
    written: written.trim(),
    value: Math.round(Number(`${(dollars ?? others ?? '').replaceAll(',', '')}${some ?? cents ?? ''}`) * 100),
  }));

const SHARE_OF_HOME = /\b(?:half|share|interest|part|equity) (?:in|of) the (?:home|house)\b/i;

/** A reason may name amounts. */
const topics = [
  {
    called: 'child support',
    isIn: (sentence: string) => CHILD_SUPPORT.test(sentence),
    except: ['childSupportReason'],
  },
  {
    called: 'spousal support',
    isIn: (sentence: string) => SPOUSAL_SUPPORT.test(sentence),
    except: ['spousalSupportReason'],
  },
  { called: 'the equalization payment', isIn: (sentence: string) => /equali[sz]ation/i.test(sentence), except: [] },
  {
    called: 'the home',
    isIn: (sentence: string) => /\bpays?\b/i.test(sentence) && SHARE_OF_HOME.test(sentence),
    except: [],
  },
];

const agreedAmounts = (terms: Terms): Set<unknown> => new Set(pathsOf(terms).map(([{ value }]) => value));

/** The first amount of a payment in the couple's own words that the agreement has, or has not. */
const paymentInOwnWords = (record: IntakeRecord, terms: Terms, isAgreed: boolean) => {
  const agreed = agreedAmounts(terms);
  return (
    writtenWords(record).flatMap(({ field, called, text }) =>
      sentencesOf(text).flatMap((sentence) => {
        const topic = topics.find(({ isIn, except }) => !except.some((one) => one === field) && isIn(sentence));
        const found = topic && amountsIn(sentence).find(({ value }) => agreed.has(value) === isAgreed);
        return found ? [{ field, called, topic: topic.called, written: found.written }] : [];
      }),
    )[0] ?? null
  );
};

const answers: Check['answers'] = [
  'assetDivisionDescription',
  'homeDivisionDescription',
  'debtDivisionDescription',
  'spousalSupportDuration',
];

export const otherPaymentInOwnWords: Check = {
  id: 'other-payment-in-own-words',
  severity: 'blocking',
  why: 'Family Law Act, s. 55(1): an agreement that states two amounts for one payment is not certain enough to be carried out, and a court or the Family Responsibility Office cannot choose between them.',
  answers,
  find: (record, _, { terms }) => {
    const found = paymentInOwnWords(record, terms, false);
    return (
      found && {
        answer: found.field,
        sentence: `Your own words about ${found.called} state ${found.written} for ${found.topic}, which is not an amount of this agreement. Please take it out there, or change the answer that asks for the amount.`,
      }
    );
  },
};

export const paymentRepeatedInOwnWords: Check = {
  id: 'payment-repeated-in-own-words',
  severity: 'attention',
  why: 'Family Law Act, s. 55(1): a payment that is stated once cannot contradict itself when one of the two places is changed.',
  answers,
  find: (record, _, { terms }) => {
    const found = paymentInOwnWords(record, terms, true);
    return (
      found && {
        answer: found.field,
        sentence: `Your own words about ${found.called} repeat ${found.written} for ${found.topic}. The agreement states that amount already.`,
      }
    );
  },
};
