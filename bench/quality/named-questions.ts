import { queryTerms } from '@evenhand/svc-evidence/search/query-terms';
import type { WrittenMessage } from '../public/discussions.ts';

/** A question, the number of its discussion, and the first words of each answer. */
export interface LabelledQuestion {
  question: string;
  discussion: number;
  replies: string[];
}

const FEWEST_WORDS_OF_SUBJECT = 3;
const FEWEST_WORDS_SAID = 9;
/** Fewer equal words may be a coincidence. */
const WORDS_OF_REPLY = 8;
export const FULL_NAME = /^[A-Z][a-z]+ [A-Z][a-z]+$/;

const wordsIn = (text: string): string[] => text.split(/\s+/);

/**
 * A question with a name and a subject for every second discussion: the subject is the mails' subject line, which is in no
 * file; the answer is one message of that name, in turn.
 */
export const namedQuestions = (discussions: WrittenMessage[][]): LabelledQuestion[] =>
  discussions
    .flatMap((said, discussion) => {
      const subject = said[0]?.thread ?? '';
      const long = said.filter(
        ({ text, sender }) => wordsIn(text).length >= FEWEST_WORDS_SAID && FULL_NAME.test(sender),
      );
      const one = long[discussion % long.length];
      if (!one || queryTerms(subject).length < FEWEST_WORDS_OF_SUBJECT) return [];
      const reply = wordsIn(one.text).slice(0, WORDS_OF_REPLY).join(' ');
      return [{ question: `What did ${one.sender} say about ${subject}?`, replies: [reply], discussion }];
    })
    .filter((_, number) => number % 2 === 0);
