import type { AgreementDocument } from '@evenhand/contracts/agreement/document';
import type { IsoDate } from '@evenhand/contracts/dates';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Cents } from '@evenhand/contracts/money';
import { hasBlank } from '@evenhand/family-law/agreement/blanks';
import { money } from '@evenhand/family-law/print';
import { propertyAmounts, propertyRules } from './property-contradictions.ts';
import { all, type Read, read, textOf } from './reader.ts';
import { shareRules } from './shares-and-releases.ts';
import { spousalAmounts, spousalOverTime } from './spousal-contradictions.ts';
import { supportAmounts, supportRules } from './support-contradictions.ts';

const references = ({ document, articles }: Read): string[] => {
  const letters = new Set(document.schedules.map(({ letter }) => letter));
  const headings = new Set(document.articles.map(({ heading }) => heading));
  return [
    ...all(articles, /Schedule ([A-Z]\d?)\b/g)
      .filter((letter) => !letters.has(letter))
      .map((letter) => `no Schedule ${letter}`),
    ...all(articles, /the article "([^"]+)"/g)
      .filter((heading) => !headings.has(heading))
      .map((heading) => `no article ${heading}`),
  ];
};

/** Figures of a schedule against its article. */
const schedules = ({ document, of, counted }: Read): string[] => {
  const scheduleText = (letter: string) =>
    textOf(document.schedules.find((one) => one.letter === letter)?.blocks ?? []);
  const { support, advisory } = counted;
  const found: string[] = [];
  if (support && support.monthly > 0 && !scheduleText('D').includes(money(support.monthly)))
    found.push('Schedule D does not show the amount of the Guidelines');
  const range = /range of (\$[\d,.]+\d) to (\$[\d,.]+\d) per month/.exec(of('spousal-support'));
  if (range && advisory.kind === 'range') {
    const { low, high } = advisory.result.monthly;
    if (range[1] !== money(low) || range[2] !== money(high)) found.push('the range is not the counted one');
    if (![money(low), money(high)].every((amount) => scheduleText('E').includes(amount)))
      found.push('Schedule E does not show the range');
  }
  return found;
};

const blanks = ({ document, articles }: Read): string[] => [
  ...(document.missing.length === 0 && hasBlank(document) ? ['a blank that is not listed'] : []),
  ...(document.missing.length > 0 && !hasBlank(document) ? ['a missing answer that can be signed'] : []),
  ...(/undefined|NaN|\[object|\bnull\b/.test(articles) ? ['a value that is none'] : []),
];

const AMOUNT = /-?\$\d[\d,]*\.\d\d/g;
/** Amounts in the law, printed for every couple. */
const OF_THE_LAW = ['$100.00', '$150,000.00'];

/** Every amount that an article may print: stated by the couple or calculated. */
const knownAmounts = (agreement: Read): Set<string> => {
  const { support, advisory, children } = agreement.counted;
  const { homeEstimatedValue: value, homeMortgageBalance: owed } = agreement.record;
  const paidForOthers = (agreement.record.otherChildren ?? []).map(({ supportPaid }) => supportPaid ?? 0);
  const stated = [
    ...Object.values(agreement.record).filter((one): one is Cents => typeof one === 'number'),
    ...paidForOthers,
    ...supportAmounts(agreement),
    ...spousalAmounts(agreement),
    ...propertyAmounts(agreement.record),
  ];
  const counted = [
    ...(support ? [support.monthly] : []),
    ...[support?.tables.owner, support?.tables.partner].flatMap((table) => (table ? [table.monthly] : [])),
    ...(advisory.kind === 'range' ? Object.values(advisory.result.monthly) : []),
    ...(children?.apart ?? []).map(({ monthly }) => monthly),
    ...(value !== undefined && owed !== undefined ? [value - owed] : []),
  ];
  return new Set([...OF_THE_LAW, ...[...stated, ...counted].map((amount) => money(amount as Cents))]);
};

/** Amounts neither stated nor calculated. */
const amounts = (agreement: Read): string[] => {
  const known = knownAmounts(agreement);
  return [...new Set(agreement.articles.match(AMOUNT) ?? [])]
    .filter((amount) => !known.has(amount))
    .map((amount) => `${amount} is neither stated nor counted`);
};

const rules = [
  ...supportRules,
  spousalOverTime,
  amounts,
  ...shareRules,
  ...propertyRules,
  references,
  schedules,
  blanks,
];

/**
 * Contradictions of an agreement with itself, its answers or the engine. Reads the printed text, so that a clause is
 * not checked against its own code.
 */
export const contradictions = (document: AgreementDocument, answers: IntakeRecord, asOf: IsoDate): string[] => {
  const agreement = read(document, answers, asOf);
  return rules.flatMap((rule) => rule(agreement));
};
