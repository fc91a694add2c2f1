import { longDate, weekdayAndDate } from '@evenhand/contracts/toronto';
import type { Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { text, type Words } from '../draft/sentence.js';
import { dateOf, dayNumber, weekdayOf } from '../parenting-time/calendar.js';
import { other } from '../parties.js';
import { listed } from '../print.js';
import type { ParentingTerms } from '../terms/parenting.js';
import { childWords } from './child-words.js';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** `with Alex on Monday and Tuesday, and with Sam from Wednesday to Sunday`. */
const weekInWords = (names: string[]): string => {
  const runs: { name: string; days: string[] }[] = [];
  for (const [index, name] of names.entries()) {
    const [last, day] = [runs.at(-1), weekdays[index] ?? ''];
    if (last?.name === name) last.days.push(day);
    else runs.push({ name, days: [day] });
  }
  const [first] = runs;
  if (first && runs.length === 1) return `with ${first.name} for the whole week`;
  return listed(
    runs.map(({ name, days }) =>
      days.length > 2 ? `with ${name} from ${days[0]} to ${days.at(-1)}` : `with ${name} on ${listed(days)}`,
    ),
  );
};

const FRIDAY = weekdays.indexOf('Friday');

const counts = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

const ofTheirOwn = (draft: Draft, { days, scheduleNotes }: ParentingTerms): Passage[] => {
  const { child, pick } = childWords(draft);
  const chosen = days.value;
  if (chosen === null)
    return [
      text`The ${child} ${pick('follows', 'follow')} a schedule that we set out in these words: "${draft.print(scheduleNotes, (notes) => notes.trim())}"`,
    ];
  const week = (first: number) =>
    draft.print(days, (all) => weekInWords(all.slice(first, first + 7).map((party) => draft.name(party))));
  const details: Passage[] =
    scheduleNotes.value === null
      ? []
      : [text`We have added these details of the schedule: "${draft.print(scheduleNotes, (notes) => notes.trim())}"`];
  const nights = chosen.filter((party) => party === 'owner').length;
  const weeks = chosen.length / 7;
  const shares = `${draft.owner} has ${nights} of the ${chosen.length} days and ${draft.partner} has ${chosen.length - nights}.`;
  const lead = `The ${child} ${pick('follows', 'follow')} a schedule that repeats every ${weeks === 1 ? 'week' : `${counts[weeks]} weeks`}. ${shares} The ${child} ${pick('is', 'are')}`;
  if (weeks === 1) return [text`${lead} ${week(0)}.`, ...details];
  return [
    `${lead}:`,
    {
      kind: 'list',
      items: Array.from(
        { length: weeks },
        (_, index) =>
          text`in the ${ordinals[index] ?? ''} week, ${week(index * 7)}${index === weeks - 1 ? '.' : index === weeks - 2 ? '; and' : ';'}`,
      ),
    },
    ...details,
  ];
};

/** The parents in the order of the turns. */
const inOrder = (draft: Draft, { startsWith }: ParentingTerms): [Words, Words] => [
  draft.print(startsWith, draft.name),
  startsWith.value === null ? 'the other parent' : draft.name(other(startsWith.value)),
];

const turns = (draft: Draft, terms: ParentingTerms): Words => {
  const inTurn = () => inOrder(draft, terms);
  switch (terms.schedule.value) {
    case '2-2-3': {
      const [first, second] = inTurn();
      return text`two days with ${first}, two days with ${second} and three days with ${first}. In the following week the order is reversed, so that each of us has seven days in every two weeks`;
    }
    case '2-2-5-5': {
      const [first, second] = inTurn();
      return text`two days with ${first}, two days with ${second}, five days with ${first} and then five days with ${second}`;
    }
    case '3-4-4-3': {
      const [first, second] = inTurn();
      return text`three days with ${first}, four days with ${second}, four days with ${first} and then three days with ${second}`;
    }
    case 'Week on/week off': {
      const [first, second] = inTurn();
      return text`one week with ${first} and the next week with ${second}`;
    }
    case 'Alternate weekends': {
      const { value } = terms.mainParent;
      const away = value
        ? draft.name(other(value))
        : `the parent with whom ${childWords(draft).pick('the child does', 'they do')} not primarily live`;
      return `every second weekend, from Friday after school to Sunday evening, with ${away}`;
    }
    default:
      return '';
  }
};

/** Every second Friday from the week in which the schedule begins, as the calculation counts it; not before its start. */
const firstWeekend = ({ schedule, startsOn }: ParentingTerms): string => {
  if (schedule.value !== 'Alternate weekends' || startsOn.value === null) return '';
  const first = dayNumber(startsOn.value);
  const friday = first - weekdayOf(first) + FRIDAY;
  return ` The first of these weekends begins on ${weekdayAndDate(dateOf(friday < first ? friday + 14 : friday))}.`;
};

const begins = (draft: Draft, terms: ParentingTerms): Passage[] => {
  const { startsOn } = terms;
  return startsOn.value === null && startsOn.question === null
    ? []
    : [text`The first day of the regular schedule is ${draft.print(startsOn, longDate)}.${firstWeekend(terms)}`];
};

/** The schedule before holidays, breaks and the summer. */
export const regularSchedule = (draft: Draft, terms: ParentingTerms): Passage[] => {
  const { schedule } = terms;
  if (schedule.value === 'Custom') return [...ofTheirOwn(draft, terms), ...begins(draft, terms)];
  if (schedule.value === null) return [text`This agreement does not yet state ${draft.print(schedule, String)}.`];
  const { child, pick } = childWords(draft);
  const named = schedule.value.toLowerCase().replace('/', ', ');
  const spends = pick('spends', 'spend');
  return [
    draft.about(schedule, text`The regular schedule is ${named}. The ${child} ${spends} ${turns(draft, terms)}.`),
    ...begins(draft, terms),
  ];
};
