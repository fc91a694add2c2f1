import { STOP_WORDS } from '@evenhand/svc-evidence/search/stop-words';
import type { WrittenMessage } from '../public/discussions.ts';
import { wordsOf } from '../public/quotes.ts';
import { FULL_NAME, type LabelledQuestion } from './named-questions.ts';

export interface PersonQuestion {
  row: string;
  question: string;
  discussion: number;
}

/** "I installed the new kernel on both machines." */
const ACT =
  /(?:^|[.!?;,] |\band )I(?:'ve| have)? (?:also |just |only )?([a-z]+[^e]ed|bought|sent|built|found|lost|made|got|had|kept|left|met|used) ([^.!?;,()"]{20,90})[.!?;,]/;
const FEWEST_TELLING_WORDS = 4;

const isTelling = (text: string): boolean =>
  wordsOf(text).filter((word) => !STOP_WORDS.has(word)).length >= FEWEST_TELLING_WORDS;

const writersOf = (said: WrittenMessage[]): string[] =>
  [...new Set(said.map(({ sender }) => sender))].filter((sender) => FULL_NAME.test(sender));

/** The first sentence of a discussion in which a writer states an own act. */
const actIn = (said: WrittenMessage[]): { sender: string; act: string } | undefined => {
  for (const { sender, text } of said) {
    const [, verb, rest = ''] = ACT.exec(text) ?? [];
    if (verb && FULL_NAME.test(sender) && isTelling(rest)) return { sender, act: `${verb} ${rest}` };
  }
  return undefined;
};

/** Subjects that a list about programs and spam does not have; one that it has after all is left out. */
const NOWHERE = ['bagels', 'the kayak', 'violin lessons', 'the dishwasher', 'the aquarium', 'our trampoline'];

/**
 * "Has Ann Carter installed the new kernel on both machines?" and the same of another writer of the discussion and of one
 * of another discussion of its case; of the questions with a name and a subject, the same of a writer elsewhere, and
 * the same writer with a subject that is nowhere.
 */
export const personQuestions = (
  discussions: WrittenMessage[][],
  named: LabelledQuestion[],
  cases: number,
): PersonQuestion[] => {
  const elsewhere = (discussion: number): string => {
    const here = new Set(discussions[discussion]?.map(({ sender }) => sender));
    const others = writersOf(discussions.filter((_, at) => at % cases === discussion % cases).flat());
    const strangers = others.filter((one) => !here.has(one));
    return strangers[discussion % strangers.length] ?? '';
  };
  const acts = discussions.flatMap((said, discussion) => {
    const { sender, act } = actIn(said) ?? {};
    const others = writersOf(said).filter((one) => one !== sender);
    const other = others[discussion % others.length];
    if (!sender || !other) return [];
    const ask = (row: string, name: string): PersonQuestion => ({ row, question: `Has ${name} ${act}?`, discussion });
    return [
      ask('did, who did', sender),
      ask('did, who writes beside them', other),
      ask('did, who writes elsewhere', elsewhere(discussion)),
    ];
  });
  const sayings = named.map(({ question, discussion }) => ({
    row: 'said, who writes elsewhere',
    question: question.replace(/^What did \S+ \S+ say/, `What did ${elsewhere(discussion)} say`),
    discussion,
  }));
  const isNowhere = (subject: string): boolean => {
    const [noun = ''] = wordsOf(subject).filter((word) => !STOP_WORDS.has(word));
    return !discussions.flat().some(({ text }) => text.toLowerCase().includes(noun));
  };
  const subjects = NOWHERE.filter(isNowhere);
  const ofNothing = named.map(({ question, discussion }, at) => ({
    row: 'said, of what is in no file',
    question: question.replace(/ about .*/s, ` about ${subjects[at % subjects.length]}?`),
    discussion,
  }));
  return [...acts, ...sayings, ...ofNothing];
};
