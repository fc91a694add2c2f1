import type { Party } from '@evenhand/contracts/identity';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { type Chosen, nameOf } from '../agreement/special-periods.js';
import { type Term, term } from './term.js';

const inSentences: Readonly<Record<string, string>> = {
  Summer: 'the summer',
  'Winter break': 'the winter break',
  'March break': 'the March break',
  'New Year': 'the New Year’s holiday',
  'Christmas Eve and Day': 'Christmas Eve and Christmas Day',
};

/** The label of a summer, break or holiday within a sentence. */
export const inSentence = (label: string): string =>
  inSentences[label] ?? (label.endsWith(' weekend') ? `the ${label}` : label);

/** A summer, break or holiday as agreed, countable or not. */
export interface SpecialDays {
  readonly label: string;
  readonly sharing: Chosen;
  /** Who has the first half, the first week, the even years or every year. */
  readonly first: Term<Party>;
}

export const specialDaysTerms = (record: IntakeRecord): SpecialDays[] => {
  const days = (
    label: string | null,
    sharing: Chosen | undefined,
    first: Party | undefined,
    answer: string,
  ): SpecialDays[] =>
    label && sharing
      ? [{ label, sharing, first: term(answer, first, `who has the first turn of ${inSentence(label)}`) }]
      : [];
  return [
    ...days('Summer', record.summerSharing, record.summerFirst, 'summerFirst'),
    ...days('Winter break', record.winterBreakSharing, record.winterBreakFirst, 'winterBreakFirst'),
    ...days('March break', record.marchBreakSharing, record.marchBreakFirst, 'marchBreakFirst'),
    ...(record.holidays ?? []).flatMap((holiday, index) =>
      days(nameOf(holiday), holiday.sharing, holiday.first, `holidays/${index}/first`),
    ),
  ];
};
