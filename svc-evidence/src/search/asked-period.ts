import type { IsoDate } from '@evenhand/contracts/dates';
import { dayAfter } from './days.js';
import { joined, type NamedTime } from './named-time.js';
import { namedTimes } from './named-times.js';

/** The time that a question is about: both days included, open at one side for "since" and "before". */
export interface AskedPeriod {
  from: IsoDate | null;
  to: IsoDate | null;
  /** The question without it. */
  rest: string;
}

type Relation = 'within' | 'around' | 'after' | 'since' | 'before' | 'until' | 'between' | 'subject';

const PREPOSITIONS: Record<string, Relation> = Object.fromEntries(
  (
    [
      ['within', 'in on during at over throughout within en au aux à pendant durant cours'],
      ['around', 'around vers'],
      ['after', 'after following après'],
      ['since', 'since from starting depuis dès partir compter'],
      ['before', 'before avant'],
      ['until', 'until till by jusqu ici'],
      ['between', 'between entre'],
      ['subject', 'about for regarding concerning than pour sur'],
    ] as const
  ).flatMap(([relation, words]) => words.split(' ').map((word) => [word, relation])),
);
/** Before a number alone these may measure an amount: "over 2000". */
const OF_AMOUNT = /^(?:at|on|over|around|à|au|aux|vers)$/iu;

const NEAR_CHARACTERS = 60;
// Input: at most 60 characters (`placed`).
/** Words between a preposition and its time: "in early March", "à la fin du mois de mai". */
const FILLER =
  /(?:(?<!\p{L})(?:the|early|mid|late|end|beginning|start|of|day|morning|afternoon|evening|night|month|year|jour|matin|matinée|soir|soirée|nuit|le|la|les|des|ces|du|de|d|l|an|année|mois|fin|début)[\s’'-]+)*$/iu;
// Input: at most 60 characters (`placed`).
const PREPOSITION =
  /(?:(?<soon>right|just|shortly|soon|immediately|juste|peu)\s+)?(?:(?<word>jusqu)[’'](?:à|au|aux|en)|au\s+(?<during>cours)|d[’'](?<to>ici)(?:\s+(?:à|au|aux))?|à\s+(?<since>partir|compter)|(?<other>\p{L}+))[\s’']+$/iu;
const ON = /(?<!\p{L})les?\s+$/iu;
// Input: at most 60 characters (`fromOf`).
const FROM = /(?<!\p{L})(?:du|de|d)[\s’']+$/iu;

const LONGEST_JOINT = 30;
// Input: at most 30 characters (`jointOf`).
const TO = /^(?:\s+(?:to|until|till|through|à|au|jusqu[’'](?:à|en|au))\s+|\s*[–-]\s*)(?:the\s+|la\s+|le\s+)?$/iu;
// Input: at most 30 characters (`jointOf`).
const AND =
  /^(?:\s*,\s*(?:(?:and|or|et|ou)\s+)?|\s+(?:and|or|et|ou)\s+)(?:(?:in|on|en|au|à)\s+)?(?:the\s+|la\s+|le\s+|l[’'])?$/iu;

// Input: at most 60 characters (`placed`). "the email from March 3" is of that day.
const OF_MESSAGE =
  /(?<!\p{L})(?:e-?mail|message|text|letter|note|invoice|bill|receipt|statement|photo|picture|screenshot|chat|conversation|call|voicemail)s?\s+from\s+$/iu;

/** Days that "right after" and "around" span; after a holiday without "right" a month. */
const [SOON, NEAR, AFTER_FEAST] = [14, 10, 31];

interface Placed {
  relation: Relation;
  isSoon: boolean;
  /** Where its words begin in the question. */
  begins: number;
}

const placed = (question: string, time: NamedTime): Placed | null => {
  const start = Math.max(0, time.index - NEAR_CHARACTERS);
  const near = question.slice(start, time.index);
  const before = near.replace(FILLER, '');
  const found = PREPOSITION.exec(before);
  const { soon, word, during, to, since, other } = found?.groups ?? {};
  const preposition = (word ?? during ?? to ?? since ?? other ?? '').toLowerCase();
  const relation = time.isBareYear && OF_AMOUNT.test(preposition) ? undefined : PREPOSITIONS[preposition];
  const isFor = /^(?:for|pour)$/u.test(preposition) && time.isRelative && time.isRange;
  const isOfMessage = !time.isRange && OF_MESSAGE.test(before);
  const begins = start + (relation ? (found?.index ?? 0) : before.length);
  if (relation) return { relation: isFor || isOfMessage ? 'within' : relation, isSoon: soon !== undefined, begins };
  return time.isRelative || ON.test(near) ? { relation: 'within', isSoon: false, begins } : null;
};

const spanOf = (time: NamedTime, { relation, isSoon }: Placed): Pick<AskedPeriod, 'from' | 'to'> => {
  const { from, to, isFeast, isRange, pointOf } = time;
  const [first, last] = pointOf ? [pointOf(time), pointOf(time)] : [from, to];
  const near = isSoon ? SOON : isFeast ? AFTER_FEAST : null;
  if (relation === 'after') return { from: dayAfter(last), to: near === null ? null : dayAfter(last, near) };
  if (relation === 'before') return { from: near === null ? null : dayAfter(first, -near), to: dayAfter(first, -1) };
  if (relation === 'until') return { from: null, to };
  if ((relation === 'since' || relation === 'between') && !isRange) return { from, to: null };
  if (relation === 'around') return { from: dayAfter(from, -NEAR), to: dayAfter(to, NEAR) };
  return { from, to };
};

/** The joint of a time and the next one: "March to May", "March and April". */
const jointOf = (question: string, time: NamedTime, next: NamedTime, relation: Relation): 'range' | 'list' | null => {
  const gap = question.slice(time.index + time.text.length, next.index);
  if (gap.length > LONGEST_JOINT) return null;
  if (TO.test(gap)) return relation === 'before' || relation === 'after' ? null : 'range';
  if (!AND.test(gap)) return null;
  if (relation === 'between') return 'range';
  return relation === 'within' || relation === 'around' || relation === 'until' ? 'list' : null;
};

/** A time joined with the ones after it. */
const continued = (
  question: string,
  [time, ...others]: [NamedTime, ...NamedTime[]],
  relation: Relation,
  today: IsoDate,
): NamedTime => {
  const [next, ...rest] = others;
  const joint = next && jointOf(question, time, next, relation);
  if (!joint) return time;
  const second = joint === 'list' ? continued(question, [next, ...rest], relation, today) : next;
  const text = question.slice(time.index, second.index + second.text.length);
  return { ...second, ...joined(time, second, joint, today), index: time.index, text, isRange: joint === 'range' };
};

/**
 * The first time of a question that a preposition or "last" makes the time of what is asked for. In "the plan for
 * Christmas" the day is the subject. What begins after today is none: evidence of it cannot exist.
 * @param today the day of asking; a time without a year is the latest until then
 */
export const askedPeriod = (question: string, today: IsoDate): AskedPeriod | null => {
  const times = namedTimes(question, today);
  for (const [at, time] of times.entries()) {
    const place = placed(question, time) ?? fromOf(question, time, times[at + 1]);
    if (!place || place.relation === 'subject') continue;
    const whole = continued(question, [time, ...times.slice(at + 1)], place.relation, today);
    const span = spanOf(whole, place);
    if (span.from !== null && span.from > today) continue;
    const ends = whole.index + whole.text.length;
    const rest = `${question.slice(0, place.begins)} ${question.slice(ends)}`.replace(/\s+/g, ' ').trim();
    return { ...span, rest };
  }
  return null;
};

/** "du 3 mars au 5 avril", "de 2022 à 2024": without the second time "de" has another meaning. */
const fromOf = (question: string, time: NamedTime, next: NamedTime | undefined): Placed | null => {
  const start = Math.max(0, time.index - NEAR_CHARACTERS);
  const before = question.slice(start, time.index);
  const isRange = time.isRange || (next !== undefined && jointOf(question, time, next, 'since') === 'range');
  if (!isRange || !FROM.test(before)) return null;
  return { relation: 'since', isSoon: false, begins: start + before.replace(FROM, '').length };
};
