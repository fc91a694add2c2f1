import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Check } from './check.js';
import { sentencesOf, writtenWords } from './own-words.js';

const wordsOf = (sentence: string): string[] =>
  sentence
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[^\p{L}']/u);

/** `waive the right to …`; 'give' counts with 'up' next to it. */
const givesUp = (words: readonly string[], at: number): boolean => {
  const word = words[at] ?? '';
  if (/^(?:waiv|forgo|renounc|relinquish|abandon)/.test(word)) return true;
  return /^g(?:ive|ives|iving|ave)$/.test(word) && words[at + 1] === 'up';
};

const NEGATIONS = new Set(['not', 'never', 'neither', 'nor', 'cannot', "can't", "won't", "don't", "shan't", 'no']);
/** Between a negation and what is ruled out: 'neither of us will ever go to court'. */
const FILLERS = new Set(
  'of us will can may shall must do does did ever have has to need be any anything further either party spouse parent one is are allowed entitled later again full more financial right'.split(
    ' ',
  ),
);

interface Right {
  readonly called: string;
  readonly topic: readonly RegExp[];
  /** Acts that a waiver rules out. */
  readonly acts: ReadonlySet<string>;
  /** 'No disclosure', 'without disclosure'. */
  readonly isWaivedByNo: boolean;
  readonly why: string;
}

const rights: readonly Right[] = [
  {
    called: 'financial disclosure',
    topic: [/^disclos/],
    acts: new Set('exchange give provide make require request ask seek demand owe share needed required'.split(' ')),
    isWaivedByNo: true,
    why: 'The law lets neither of you give it up: without disclosure a court can set the agreement aside.',
  },
  {
    called: 'going to court',
    topic: [/^courts?$/, /^judges?$/, /^lawsuits?$/],
    acts: new Set('go goes going turn apply resort take sue bring challenge ask seek start use involve'.split(' ')),
    isWaivedByNo: false,
    why: 'No agreement can keep a person from a court, above all for the children or for safety.',
  },
  {
    called: 'a division of Canada Pension Plan credits',
    topic: [/^cpp$/, /^credits?$/, /^pension$/],
    acts: new Set('apply claim ask seek divide divided split share shared'.split(' ')),
    isWaivedByNo: true,
    why: 'In Ontario the Canada Pension Plan does not follow such a term: either of you may still ask for the division.',
  },
];

/** Words between a waiver and its topic. */
const REACH = 10;

const waivesIn = (sentence: string, { called, topic, acts, isWaivedByNo }: Right): boolean => {
  if (called.includes('Canada Pension') && !/\bcpp\b|canada pension/i.test(sentence)) return false;
  const words = wordsOf(sentence).filter(Boolean);
  const isTopic = (word: string | undefined) => word !== undefined && topic.some((one) => one.test(word));
  const near = (at: number) => words.slice(Math.max(0, at - REACH), at + REACH + 1).some(isTopic);
  return words.some((word, at) => {
    if (givesUp(words, at)) return near(at);
    if (!NEGATIONS.has(word) && word !== 'without') return false;
    let next = at + 1;
    while (FILLERS.has(words[next] ?? '')) next += 1;
    if (word !== 'without' && acts.has(words[next] ?? '')) return near(next);
    return isWaivedByNo && (word === 'no' || word === 'without') && words.slice(next, next + 6).some(isTopic);
  });
};

/** The first right that the couple's own words give up. */
const waived = (record: IntakeRecord) =>
  writtenWords(record).flatMap(({ called, text, field }) =>
    sentencesOf(text).flatMap((sentence) => {
      const right = rights.find((one) => waivesIn(sentence, one));
      return right ? [{ called, field, right }] : [];
    }),
  )[0] ?? null;

export const rightsWaivedInOwnWords: Check = {
  id: 'rights-waived-in-own-words',
  severity: 'blocking',
  why: 'Family Law Act, s. 56(1), (4) and (7); Divorce Act, s. 7.3 and 15.1; Canada Pension Plan, s. 55.1 and 55.2: disclosure, access to a court and the division of Canada Pension Plan credits cannot be given up by an agreement in Ontario.',
  answers: ['assetDivisionDescription', 'homeDivisionDescription', 'debtDivisionDescription', 'spousalSupportReason'],
  find: (record) => {
    const found = waived(record);
    return (
      found && {
        answer: found.field,
        sentence: `Your own words about ${found.called} give up ${found.right.called}. ${found.right.why} Please take that sentence out.`,
      }
    );
  },
};
