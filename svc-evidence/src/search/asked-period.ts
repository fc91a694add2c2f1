import type { IsoDate } from '@evenhand/contracts/dates';
import { dayAfter } from './days.js';
import { type NamedTime, namedTimes } from './named-times.js';

/** The time that a question is about: both days included, open at one side for "since" and "before". */
export interface AskedPeriod {
  from: IsoDate | null;
  to: IsoDate | null;
  /** The question without it. */
  rest: string;
}

type Relation = 'within' | 'around' | 'after' | 'since' | 'before' | 'between';

const PREPOSITIONS: Record<string, Relation> = Object.fromEntries(
  (
    [
      ['within', 'in on during at over throughout within en le au aux pendant durant'],
      ['around', 'around vers'],
      ['after', 'after following après'],
      ['since', 'since from starting depuis dès'],
      ['before', 'before until till by avant'],
      ['between', 'between entre'],
    ] as const
  ).flatMap(([relation, words]) => words.split(' ').map((word) => [word, relation])),
);

const NEAR_CHARACTERS = 60;
// Input: at most 60 characters (`placed`).
/** Words between a preposition and its time: "in early March", "à la fin du mois de mai". */
const FILLER =
  /(?:(?<!\p{L})(?:the|early|mid|late|end|beginning|start|of|la|les|du|de|d|l|mois|fin|début)[\s’'-]+)*$/iu;
// Input: at most 60 characters (`placed`).
const PREPOSITION = /(?:(?<soon>right|just|shortly|soon|immediately|juste)\s+)?(?<word>[\p{L}]+)[\s’']+$/iu;
const OWN_PREPOSITION = /^(?:on|at|in|le)\s/iu;
const JOINED = /^\s+(?:and|et|to|until|till|through|à|au|jusqu[’'](?:à|en|au))\s+(?:the\s+|la\s+|le\s+)?$/iu;

/** Days that "right after" and "around" span; after a holiday without "right" a month. */
const [SOON, NEAR, AFTER_FEAST] = [14, 10, 31];

interface Placed {
  relation: Relation;
  isSoon: boolean;
  /** Where its words begin in the question. */
  begins: number;
}

const placed = (question: string, { index, text, isRelative }: NamedTime): Placed | null => {
  const start = Math.max(0, index - NEAR_CHARACTERS);
  const before = question.slice(start, index).replace(FILLER, '');
  const found = PREPOSITION.exec(before);
  const relation = PREPOSITIONS[found?.groups?.word?.toLowerCase() ?? ''];
  if (relation) return { relation, isSoon: found?.groups?.soon !== undefined, begins: start + (found?.index ?? 0) };
  return isRelative || OWN_PREPOSITION.test(text) ? { relation: 'within', isSoon: false, begins: index } : null;
};

const spanOf = (time: NamedTime, { relation, isSoon }: Placed): Pick<AskedPeriod, 'from' | 'to'> => {
  const { from, to, isFeast } = time;
  const near = isSoon ? SOON : isFeast ? AFTER_FEAST : null;
  if (relation === 'after') return { from: dayAfter(to), to: near === null ? null : dayAfter(to, near) };
  if (relation === 'before') return { from: near === null ? null : dayAfter(from, -near), to: dayAfter(from, -1) };
  if (relation === 'since' && !time.isRange) return { from, to: null };
  if (relation === 'around') return { from: dayAfter(from, -NEAR), to: dayAfter(to, NEAR) };
  return { from, to };
};

/**
 * The first time of a question that a preposition or "last" makes the time of what is asked for. In "the plan for
 * Christmas" the day is the subject.
 * @param today the day of asking; a time without a year is the latest until then
 */
export const askedPeriod = (question: string, today: IsoDate): AskedPeriod | null => {
  const times = namedTimes(question, today);
  for (const [at, time] of times.entries()) {
    const place = placed(question, time);
    if (!place) continue;
    const end = time.index + time.text.length;
    const next = times[at + 1];
    const isJoined = next !== undefined && JOINED.test(question.slice(end, next.index));
    const isRange = isJoined && (place.relation === 'between' || place.relation === 'since');
    const span = isRange ? { from: earlier(time.from, next), to: next.to } : spanOf(time, place);
    const ends = isRange ? next.index + next.text.length : end;
    const rest = `${question.slice(0, place.begins)} ${question.slice(ends)}`.replace(/\s+/g, ' ').trim();
    return { ...span, rest };
  }
  return null;
};

/** "Between March and May 2026": the year of the second is that of both. */
const earlier = (from: IsoDate, { to }: NamedTime): IsoDate => {
  const inSameYear = `${to.slice(0, 4)}${from.slice(4)}`;
  return inSameYear <= to ? inSameYear : `${Number(to.slice(0, 4)) - 1}${from.slice(4)}`;
};
