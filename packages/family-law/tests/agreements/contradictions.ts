import type { AgreementDocument } from '@evenhand/contracts/agreement/document';
import type { IsoDate } from '@evenhand/contracts/dates';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { hasBlank } from '@evenhand/family-law/agreement/blanks';
import { money } from '@evenhand/family-law/agreement/print';
import { amounts } from './amounts.ts';
import { propertyRules } from './property-contradictions.ts';
import { all, type Read, read, textOf } from './reader.ts';
import { shareRules } from './shares-and-releases.ts';
import { spousalOverTime } from './spousal-contradictions.ts';
import { supportRules } from './support-contradictions.ts';

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

/** A figure of a schedule beside the article that rests on it. */
const schedules = ({ document, of, counted }: Read): string[] => {
  const scheduleText = (letter: string) =>
    textOf(document.schedules.find((one) => one.letter === letter)?.blocks ?? []);
  const { support, advisory } = counted;
  const found: string[] = [];
  if (support && support.monthly > 0 && !scheduleText('D').includes(money(support.monthly)))
    found.push('Schedule D does not show the amount of the Guidelines');
  const range = /range from (\$[\d,.]+\d) to (\$[\d,.]+\d) a month/.exec(of('spousal-support'));
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
 * Reads an agreement as a careful reader would and tells what in it contradicts itself, its answers or the engine. It
 * works on the text, not on how the text came about, so that a clause cannot agree with itself and be wrong.
 */
export const contradictions = (document: AgreementDocument, answers: IntakeRecord, asOf: IsoDate): string[] => {
  const agreement = read(document, answers, asOf);
  return rules.flatMap((rule) => rule(agreement));
};
