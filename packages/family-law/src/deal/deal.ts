import type { Deal, DealLine } from '@evenhand/contracts/agreement/deal';
import type { AgreementDocument, Block } from '@evenhand/contracts/agreement/document';
import type { IsoDate } from '@evenhand/contracts/dates';
import type { Party } from '@evenhand/contracts/identity';
import { longDate } from '@evenhand/contracts/toronto';
import { NOTHING } from '../money.js';
import { other } from '../parties.js';
import { money } from '../print.js';
import type { ChildSupportTerms } from '../terms/child-support.js';
import type { PropertyTerms } from '../terms/property.js';
import { pathsOf, type Term } from '../terms/term.js';
import type { Terms } from '../terms/terms.js';

type Figures = Partial<Pick<DealLine, 'child' | 'figure' | 'shares' | 'payor' | 'from' | 'gist'>>;

/** Writes the line of a term; empty where no article states it. */
type LineOf = (topic: DealLine['topic'], term: Term<unknown>, figures?: Figures) => DealLine[];

const wordsIn = (block: Block): string => {
  if (block.kind === 'paragraph') return block.text;
  return block.kind === 'list' ? block.items.join(' ') : '';
};

/** The paragraph that states a term; of several, the first. */
const statedIn = ({ articles }: AgreementDocument, path: string) => {
  for (const { id, number, blocks } of articles) {
    const place = blocks.findIndex((one) => one.kind !== 'working' && one.states?.includes(path));
    const [block, next] = blocks.slice(place, place + 2);
    if (place >= 0 && block) {
      const words = wordsIn(block);
      // A paragraph that leads into a list is shown with it.
      return { article: { id, number }, text: words.endsWith(':') && next ? `${words} ${wordsIn(next)}` : words };
    }
  }
  return null;
};

const linesOf = (terms: Terms, document: AgreementDocument): LineOf => {
  const paths = new Map<object, string>(pathsOf(terms));
  return (topic, term, { child = null, figure = null, shares = null, payor = null, from = null, gist = null } = {}) => {
    const stated = statedIn(document, paths.get(term) ?? '');
    return stated ? [{ topic, ...stated, child, figure, shares, payor, from, gist }] : [];
  };
};

const monthly = (
  { value }: Term<Parameters<typeof money>[0]>,
  payor: Party | null,
  from: IsoDate | null = null,
): Figures => (value === null || value === NOTHING ? {} : { figure: `${money(value)} a month`, payor, from });

/** Two lines where both amounts of a set-off are paid, the higher first. */
const tableSupport = (
  line: LineOf,
  { setOff, payor, monthly: each, due: { first: from } }: ChildSupportTerms,
): DealLine[] => {
  if (!setOff) return line('child-support', each, monthly(each, payor.value, from));
  const first = payor.value ?? 'owner';
  return [first, other(first)].flatMap((who) => line('child-support', setOff[who], monthly(setOff[who], who, from)));
};

const childSupport = (line: LineOf, terms: ChildSupportTerms): DealLine[] => [
  ...tableSupport(line, terms),
  ...terms.apart.flatMap((child) =>
    line('child-support', child.monthly, {
      child: child.called,
      ...monthly(child.monthly, terms.apartPayor.value, terms.due.first),
    }),
  ),
  ...line('special-expenses', terms.expenses.shares, { shares: terms.expenses.shares.value }),
  ...(terms.expenses.transfer
    ? line(
        'known-expenses',
        terms.expenses.transfer.monthly,
        monthly(terms.expenses.transfer.monthly, terms.expenses.transfer.payor),
      )
    : []),
  ...(terms.arrears?.owed.value
    ? line('arrears', terms.arrears.owed, {
        figure: money(terms.arrears.owed.value),
        payor: terms.arrears.payor.value,
      })
    : []),
];

const spousalSupport = (line: LineOf, { isPaid, released, payor, monthly: each, lumpSum }: Terms['spousalSupport']) => [
  ...(isPaid === false && !released.value ? line('spousal-support', released, { gist: 'no-support' }) : []),
  ...(each ? line('spousal-support', each.amount, monthly(each.amount, payor.value, each.due.first)) : []),
  ...(lumpSum?.amount.value
    ? line('spousal-lump-sum', lumpSum.amount, {
        figure: money(lumpSum.amount.value),
        payor: payor.value,
        from: lumpSum.on.value,
      })
    : []),
];

/** One line where home and equalization are settled in one payment. */
const equalization = (line: LineOf, { equalization: terms, net }: PropertyTerms): DealLine[] => {
  if (!terms) return [];
  if (net?.amount.value !== undefined && net.amount.value !== null)
    return line(
      'equalization',
      net.amount,
      net.amount.value === NOTHING
        ? { gist: 'no-payment' }
        : { figure: money(net.amount.value), payor: net.payor.value, from: net.by.value },
    );
  const { payor, amount, on } = terms;
  if (payor.value === null) return terms.released.value ? [] : line('equalization', payor, { gist: 'no-payment' });
  const paid = { payor: payor.value, from: on.value };
  return line('equalization', amount, amount.value === null ? {} : { figure: money(amount.value), ...paid });
};

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
    pays: [
      ...(terms.childSupport ? childSupport(line, terms.childSupport) : []),
      ...spousalSupport(line, terms.spousalSupport),
      ...equalization(line, terms.property),
    ],
    keeps: keeps(line, terms.property),
    children: children(line, terms),
    ends: ends(line, terms),
    releases: releases(line, terms),
  };
};
