import { CONTRADICTION, contradictsSchedule } from '../agreement/parenting-share.js';
import { specialPeriods } from '../agreement/special-periods.js';
import type { Clause, Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { text } from '../draft/sentence.js';
import type { ParentingTerms } from '../terms/parenting.js';
import { travel } from './daily-parenting.js';
import { exchanges, specialDays } from './holidays-and-exchanges.js';
import { hasChildren } from './people.js';

/** Null until every child has a residence; a child without a name is called by number. */
const livesWith = ({ record, name }: Draft): string | null => {
  const children = record.children ?? [];
  const homes = children.flatMap(({ name: called, livesWith: home }, index) => {
    if (!home) return [];
    const where = home === 'both' ? 'each of us at least 40% of the time' : name(home);
    return [`${called?.trim() || `child ${index + 1}`} lives with ${where}`];
  });
  return homes.length > 0 && homes.length === children.length ? `Where the children live: ${homes.join('; ')}.` : null;
};

const residence = (draft: Draft): string => {
  if (contradictsSchedule(draft.record, draft.asOf))
    return `Where the children live: ${draft.blank('primaryResidence', CONTRADICTION)}.`;
  switch (draft.record.primaryResidence) {
    case 'Equal (shared)':
      return 'The children live with each of us for about the same time.';
    case 'Primarily with one parent':
      return `The children live primarily with ${draft.answer('residentialParent', draft.name)}.`;
    case 'Other arrangement':
      return livesWith(draft) ?? 'The children live with us as the schedule below says.';
    default:
      return `Where the children live: ${draft.answer('primaryResidence', String)}.`;
  }
};

const schedule = (draft: Draft, terms: ParentingTerms): Passage[] => {
  const { schedule: chosen, scheduleNotes } = terms;
  switch (chosen.value) {
    case '2-2-3':
      return [
        draft.about(
          chosen,
          'The regular schedule is 2-2-3: the children spend two days with one of us, two days with the other, and three days with the first; the week after, the order is turned around. Over every two weeks each of us has seven days.',
        ),
      ];
    case 'Week on/week off':
      return [
        draft.about(
          chosen,
          'The regular schedule is week on, week off: the children spend one week with each of us in turn.',
        ),
      ];
    case 'Alternate weekends':
      return [
        draft.about(
          chosen,
          'The regular schedule is alternate weekends: the children spend every second weekend, from Friday after school to Sunday evening, with the parent with whom they do not primarily live.',
        ),
      ];
    case 'Custom':
      return [
        'The regular schedule is the one we wrote ourselves:',
        draft.print(scheduleNotes, (notes) => notes.trim()),
      ];
    default:
      return [text`The regular schedule: ${draft.print(chosen, String)}.`];
  }
};

const shareOfTheYear = (draft: Draft, { share }: ParentingTerms): Passage[] => {
  const { record, asOf } = draft;
  if (share.value) {
    const isWhole = Object.values(specialPeriods(record, asOf)).some((periods) => periods.length > 0);
    const counted = isWhole ? 'With the summer, breaks and holidays of this article' : 'By the regular schedule alone';
    const hours = draft.print(
      share,
      ({ owner, partner }) =>
        `with ${draft.owner} for about ${owner}% of the hours of a year and with ${draft.partner} for about ${partner}%`,
    );
    return [text`${counted} the children are ${hours}. Schedule F shows how that was counted.`];
  }
  return [];
};

const regular = (draft: Draft, terms: ParentingTerms): Passage[] => [
  draft.about(terms.residence, residence(draft)),
  ...schedule(draft, terms),
  ...shareOfTheYear(draft, terms),
];

const TRAVEL =
  'A parent who travels with the children outside Ontario tells the other beforehand in writing where they will be and how to reach them. For travel outside Canada the other parent signs a consent, which is not unreasonably withheld.';

export const parentingTime: Clause = {
  id: 'parenting-time',
  heading: 'Parenting: time with the children',
  basis: ['Divorce Act, s. 16.2 and 16.6', 'Federal Child Support Guidelines, s. 2 and 9'],
  note: 'When the children are with whom. The share of the year that each of you has also matters for child support: at 40% or more each, support is worked out differently.',
  answers: [
    'primaryResidence',
    'residentialParent',
    'parentingSchedule',
    'customScheduleNotes',
    'summerSharing',
    'winterBreakSharing',
    'marchBreakSharing',
    'holidays',
    'exchangePlace',
    'exchangePlaceNamed',
    'exchangeDriver',
    'exchangeHour',
  ],
  applies: hasChildren,
  forMinors: true,
  write: (draft) => [
    ...(draft.terms.parenting ? regular(draft, draft.terms.parenting) : []),
    ...specialDays(draft),
    ...exchanges(draft),
    'When the children are with one of us, they may call or write to the other at reasonable times.',
    ...(travel.applies?.(draft.record) ? [] : [TRAVEL]),
  ],
};
