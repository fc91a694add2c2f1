import type { Passage } from '../segments/segment.js';
import { askedNames } from './asked-person.js';
import { isNamed, mentions } from './is-named.js';

/** Signs of the answer in a question, other than its words. */
export interface QuestionCues {
  /** Names of people whose words or acts it asks for. */
  names: string[];
  isYesNo: boolean;
}

/** Compared on all cases of `bench -- evidence-quality`. */
const [OF_ANOTHER, AFTER_QUESTION, YES_OR_NO] = [0.2, 0.7, 0.4];

const YES_NO_QUESTION =
  /^(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|any|anyone|anybody)\b/i;
const YES_OR_NO_ANSWER =
  /^\W*(?:yes|yep|yeah|yup|no|nope|nah|not|sure|ok|okay|of course|correct|right|true|never|i don['’]?t|i do)\b/i;
const ENDS_AS_QUESTION = /\?["'”’)\s]*$/u;
const LAST_CLAUSE = /^.*[.!,:;] /s;

export const cuesOf = (question: string): QuestionCues => ({
  names: askedNames(question),
  isYesNo: YES_NO_QUESTION.test(question.replace(LAST_CLAUSE, '')),
});

const isAnswerTo = (before: Passage | undefined, { people }: Passage): before is Passage =>
  before !== undefined && before.people[0] !== people[0] && ENDS_AS_QUESTION.test(before.text);

/**
 * The worth of each message of a window: that of its words, and more when it answers a question with such words or
 * begins with yes or no; less when another writer of the window is asked about.
 * @param shares of the question's words, 0 to 1, in the order of the messages
 */
export const messageWorths = (passages: Passage[], shares: number[], { names, isYesNo }: QuestionCues): number[] => {
  const isBy = ({ people: [writer = ''] }: Passage): boolean => names.some((name) => isNamed(writer, name));
  const isOfAnother = (passage: Passage): boolean =>
    !isBy(passage) && !names.some((name) => mentions(passage.text, name));
  const isPresent = passages.some(isBy);
  return passages.map((passage, at) => {
    const before = passages[at - 1];
    const answering = isAnswerTo(before, passage) ? AFTER_QUESTION * (shares[at - 1] ?? 0) : 0;
    const beginning = isYesNo && YES_OR_NO_ANSWER.test(passage.text) ? YES_OR_NO : 0;
    const own = (shares[at] ?? 0) + answering;
    return (isPresent && isOfAnother(passage) ? own * OF_ANOTHER : own) + beginning;
  });
};
