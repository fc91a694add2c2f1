import type { AgreementDocument } from '@evenhand/contracts/agreement/document';
import type { IsoDate } from '@evenhand/contracts/dates';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Cents } from '@evenhand/contracts/money';
import { hasBlank } from '@evenhand/family-law/agreement/blanks';
import { money } from '@evenhand/family-law/agreement/print';
import { all, differing, type Read, read, textOf } from './reader.ts';
import { spousalAmounts, spousalOverTime } from './spousal-contradictions.ts';
import { supportAmounts, supportRules } from './support-contradictions.ts';

const AMOUNT = /-?\$\d[\d,]*\.\d\d/g;
/** Amounts that the law names; they stand in the text of every couple. */
const OF_THE_LAW = ['$100.00', '$150,000.00'];

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Every amount that may stand in an article: stated by the two of them, or counted by the engine. */
const knownAmounts = (agreement: Read): Set<string> => {
  const { support, advisory, children } = agreement.counted;
  const { homeEstimatedValue: value, homeMortgageBalance: owed } = agreement.record;
  const paidForOthers = (agreement.record.otherChildren ?? []).map(({ supportPaid }) => supportPaid ?? 0);
  const stated = [
    ...Object.values(agreement.record).filter((one): one is Cents => typeof one === 'number'),
    ...paidForOthers,
    ...supportAmounts(agreement),
    ...spousalAmounts(agreement),
  ];
  const counted = [
    ...(support ? [support.monthly] : []),
    ...(advisory.kind === 'range' ? Object.values(advisory.result.monthly) : []),
    ...(children?.apart ?? []).map(({ monthly }) => monthly),
    ...(value !== undefined && owed !== undefined ? [value - owed] : []),
  ];
  return new Set([...OF_THE_LAW, ...[...stated, ...counted].map((amount) => money(amount as Cents))]);
};

const amounts = (agreement: Read): string[] => {
  const known = knownAmounts(agreement);
  return [...new Set(agreement.articles.match(AMOUNT) ?? [])]
    .filter((amount) => !known.has(amount))
    .map((amount) => `${amount} is neither stated nor counted`);
};

const childSupport = (agreement: Read): string[] => {
  const text = agreement.of('child-support');
  const { support, children } = agreement.counted;
  const { record } = agreement;
  const apart = new Set(all(text, /^For [^\n]*? child support of (\$[\d,.]+\d) a month/gm));
  const paid = all(text, /(?<!For [^\n]*)child support of (\$[\d,.]+\d) a month/g);
  const given = all(text, /Guidelines give (\$[\d,.]+\d) a month/g);
  const stated = /worked out for (\w+) child/.exec(text)?.[1];
  const number = stated ? NUMBERS.indexOf(stated) : null;
  const says = (words: string) => text.includes(words);
  const found: string[] = [];
  if (differing(paid.filter((amount) => !apart.has(amount))))
    found.push(`two amounts of child support: ${paid.join(', ')}`);
  if (says('This is the amount that the Guidelines give') && !paid.includes(money(support?.monthly ?? (0 as Cents))))
    found.push('an amount is said to be the one of the Guidelines and is not');
  for (const amount of given)
    if (!support || amount !== money(support.monthly)) found.push(`the Guidelines do not give ${amount}`);
  if (
    given.some((amount) => paid.includes(amount)) &&
    says('agree on another amount') &&
    support?.payor === record.childSupportPayer
  )
    found.push('an amount is said to be another than the same amount');
  if (says('neither of us pays the other a monthly amount') && paid.some((amount) => !apart.has(amount)))
    found.push('child support is paid and is not paid');
  if (children && number !== null && number !== children.byTable.length)
    found.push(`${number} children are stated and ${children.byTable.length} are counted`);
  for (const { called } of children?.independent ?? [])
    if (says(`For ${called}, `) || says(`We count ${called} `)) found.push(`${called} is supported and is not`);
  return found;
};

const shares = (agreement: Read): string[] => {
  const { articles } = agreement;
  const time = /with [^\n]*? for about (\d+)% of the hours of a year and with [^\n]*? for about (\d+)%/.exec(articles);
  const parts = time ? [Number(time[1]), Number(time[2])] : null;
  const [smaller, larger] = parts ? [Math.min(...parts), Math.max(...parts)] : [null, null];
  const found: string[] = [];
  const isShared = /each of us has the children at least 40%|for about the same time/.test(articles);
  const isSole = /live with one of us more than 60%|live primarily with/.test(articles);
  if (isShared && isSole) found.push('parenting time is shared and is not');
  if (isShared && smaller !== null && smaller < 40) found.push(`shared at ${smaller}%`);
  if (isSole && larger !== null && larger < 60) found.push(`more than 60% at ${larger}%`);
  if (isShared && articles.includes('every second weekend')) found.push('shared at every second weekend');
  if (isSole && articles.includes('each of us has seven days'))
    found.push('one parent has more than 60% of equal turns');
  const expenses = /Today that makes ([\d.]+)% for [^\n]*? and ([\d.]+)% for/.exec(articles);
  const counted = agreement.counted.shares;
  if (
    expenses &&
    (!counted || `${expenses[1]}%` !== counted.percent.owner || `${expenses[2]}%` !== counted.percent.partner)
  )
    found.push('the shares of expenses are not the counted ones');
  if (expenses && Math.round(Number(expenses[1]) * 100 + Number(expenses[2]) * 100) !== 10_000)
    found.push('the shares of expenses do not make a whole');
  return found;
};

const releases = ({ articles, of, document, record }: Read): string[] => {
  const spousal = of('spousal-support');
  const found: string[] = [];
  const isPaid = /pays [^\n]* spousal support of/.test(spousal);
  const isReleased = spousal.includes('gives up the right to claim it');
  if (isPaid && isReleased) found.push('spousal support is paid and given up');
  if (isReleased && articles.includes('Periodic spousal support under this agreement'))
    found.push('no support is taxed');
  if (isReleased && articles.includes('entitled to spousal support') && !spousal.includes('a lump sum of'))
    found.push('entitled to what is given up');
  const isOwed = isPaid || /child support of \$/.test(of('child-support'));
  if (!isOwed && !record.hasChildren && articles.includes('Whoever pays support under this agreement'))
    found.push('no support is secured');
  const married = record.relationshipType === 'Legally married';
  if (
    !married &&
    record.relationshipType &&
    /divorce|equalization payment|matrimonial home/i.test(articles.replace(/refuse a divorce/g, ''))
  )
    found.push('an unmarried couple is spoken of as married');
  if (
    document.articles.some(({ id }) => id === 'equalization') &&
    document.articles.some(({ id }) => id === 'property-common-law')
  )
    found.push('property is equalized and each keeps their own');
  return found;
};

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
  childSupport,
  shares,
  releases,
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
