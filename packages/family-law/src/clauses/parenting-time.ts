import type { Clause, Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { joined, text, type Words } from '../draft/sentence.js';
import { listed } from '../print.js';
import type { ChildTerms } from '../terms/children.js';
import type { ParentingTerms } from '../terms/parenting.js';
import { childWords } from './child-words.js';
import { travelInShort } from './daily-parenting.js';
import { exchanges, specialDays } from './holidays-and-exchanges.js';
import { regularSchedule } from './regular-schedule.js';

type Home = NonNullable<ChildTerms['livesWith']['value']>;

const livingIn = (draft: Draft, home: Home, children: readonly ChildTerms[]): Words => {
  const where =
    home === 'both' ? 'with both of us, for at least 40% of the time with each' : `primarily with ${draft.name(home)}`;
  return children.reduce<Words>(
    (words, { livesWith }) => draft.about(livesWith, words),
    `${listed(children.map(({ called }) => called))} ${children.length === 1 ? 'lives' : 'live'} ${where}.`,
  );
};

/** Null until every child has a residence. */
const eachHome = (draft: Draft): Words | null => {
  const children = draft.terms.children.filter(({ status }) => status === null || status === 'under-age');
  if (children.length === 0 || children.some(({ livesWith }) => livesWith.value === null)) return null;
  const homes = (['owner', 'partner', 'both'] as const).flatMap((home) => {
    const living = children.filter(({ livesWith }) => livesWith.value === home);
    return living.length === 0 ? [] : [livingIn(draft, home, living)];
  });
  return joined(homes);
};

const residence = (draft: Draft, terms: ParentingTerms): Words => {
  const { child, pick } = childWords(draft);
  switch (terms.residence.value) {
    case 'shared':
      return `The ${child} ${pick('lives', 'live')} with both of us, and our parenting time is shared: each of us has the ${child} for at least 40% of the time over the course of a year.`;
    case 'primary':
      return text`The ${child} ${pick('lives', 'live')} primarily with ${draft.print(terms.mainParent, draft.name)}.`;
    case 'other':
      return (
        eachHome(draft) ??
        `The ${child} ${pick('lives', 'live')} with each of us according to the schedule set out below.`
      );
    default:
      return text`This agreement does not yet state ${draft.print(terms.residence, String)}.`;
  }
};

const countedPeriods = (periods: ParentingTerms['specialPeriods']): string => {
  const labels = new Set(periods.map(({ label }) => label));
  const hasBreak = labels.delete('Winter break') || labels.has('March break');
  labels.delete('March break');
  const kinds = [
    ...(labels.delete('Summer') ? ['the summer'] : []),
    ...(hasBreak ? ['the school breaks'] : []),
    ...(labels.size > 0 ? ['the holidays'] : []),
  ];
  return kinds.length === 0
    ? 'Counting the regular schedule alone'
    : `Counting ${listed(['the regular schedule', ...kinds])} that this article divides`;
};

const shareOfTheYear = (draft: Draft, { share, specialPeriods }: ParentingTerms): Passage[] => {
  if (share.value === null) return [];
  const { child, pick } = childWords(draft);
  const counted = countedPeriods(specialPeriods);
  const hours = draft.print(
    share,
    ({ owner, partner }) =>
      `with ${draft.owner} for about ${owner}% of the hours of a year and with ${draft.partner} for about ${partner}%`,
  );
  return [text`${counted}, the ${child} ${pick('is', 'are')} ${hours}. Schedule F sets out the calculation.`];
};

export const parentingTime: Clause = {
  id: 'parenting-time',
  heading: 'Parenting time',
  basis: [
    'Divorce Act, s. 16.2 and 16.6',
    'Children’s Law Reform Act, s. 20 and 28',
    'Federal Child Support Guidelines, s. 2 and 9',
  ],
  note: 'This article sets out when a child is with each of you. Your shares of the year also matter for child support: if each of you has a child for at least 40% of the time, support is calculated differently.',
  answers: [
    'primaryResidence',
    'residentialParent',
    'parentingSchedule',
    'scheduleDays',
    'customScheduleNotes',
    'scheduleStartsOn',
    'scheduleStartsWith',
    'summerSharing',
    'winterBreakSharing',
    'marchBreakSharing',
    'holidays',
    'exchangePlace',
    'exchangePlaceNamed',
    'exchangeDriver',
    'exchangeHour',
  ],
  forMinors: true,
  write: (draft) => {
    const { parenting } = draft.terms;
    if (!parenting) return [];
    const { child, pick } = childWords(draft);
    return [
      draft.about(parenting.residence, residence(draft, parenting)),
      ...regularSchedule(draft, parenting),
      ...shareOfTheYear(draft, parenting),
      ...specialDays(draft, parenting.rules),
      ...exchanges(draft, parenting.rules),
      `While the ${child} ${pick('is', 'are')} with one of us, ${pick('the child', 'they')} may call or write to the other parent at reasonable times.`,
      ...travelInShort(draft),
    ];
  },
};
