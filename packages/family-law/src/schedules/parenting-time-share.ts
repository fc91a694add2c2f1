import type { Block, Schedule } from '@evenhand/contracts/agreement/document';
import type { Party } from '@evenhand/contracts/identity';
import { allOfAge } from '../agreement/dependent-children.js';
import { type Draft, other } from '../agreement/draft.js';
import { COUNTED_FIRST, parentingShare } from '../agreement/parenting-share.js';
import { longDate } from '../agreement/print.js';
import { contradictsSchedule } from '../agreement/schedule-contradiction.js';
import { sentence, worked } from './schedule-parts.js';

const inTurns = (draft: Draft, turns: [string, Party][]): Block[] => {
  const [first, second] = [draft.name(COUNTED_FIRST), draft.name(other(COUNTED_FIRST))];
  return [
    { kind: 'list', items: turns.map(([days, party]) => `${days}: with ${draft.name(party)}`) },
    sentence(
      `This is counted in whole days and as if the first turn were with ${first}; if it is with ${second}, the two figures change places.`,
    ),
  ];
};

const twoWeeks = (draft: Draft): Block[] => {
  const [first, second] = [COUNTED_FIRST, other(COUNTED_FIRST)];
  switch (draft.record.parentingSchedule) {
    case '2-2-3':
      return inTurns(draft, [
        ['Days 1 and 2', first],
        ['Days 3 and 4', second],
        ['Days 5 to 7', first],
        ['Days 8 and 9', second],
        ['Days 10 and 11', first],
        ['Days 12 to 14', second],
      ]);
    case 'Week on/week off':
      return inTurns(draft, [
        ['Days 1 to 7', first],
        ['Days 8 to 14', second],
      ]);
    default:
      return [sentence('Every second weekend is counted from Friday at 16:00 to Sunday at 18:00.')];
  }
};

/** Schedule F: the regular schedule over a year, and how far it is from the lines of 40% and 60%. */
export const parentingTimeShare = (draft: Draft): Schedule[] => {
  if (contradictsSchedule(draft.record, draft.asOf) || allOfAge(draft.record, draft.asOf)) return [];
  const share = parentingShare(draft.record, draft.asOf);
  if (!share) return [];
  return [
    {
      letter: 'F',
      heading: 'Parenting schedule and its share of the year',
      blocks: [
        ...twoWeeks(draft),
        sentence(
          `Counted for the twelve months from ${longDate(draft.asOf)}, before holidays, school breaks and the summer, which we settle each year and which change the figures.`,
        ),
        worked(draft, 'Share of the year', share.steps),
        ...share.notices.map(({ sentence: words }) => sentence(words)),
        sentence(
          'At 40% or more of the time for each parent, parenting time counts as shared (Federal Child Support Guidelines, s. 9). A parent with more than 60% has the majority of parenting time (s. 2).',
        ),
      ],
    },
  ];
};
