import { lexemesOf } from '@evenhand/svc-evidence/search/lexer';
import { queryTerms } from '@evenhand/svc-evidence/search/query-terms';
import { asFile, type ConversationFile } from '../public/as-files.ts';
import { publicDiscussions, type WrittenMessage } from '../public/discussions.ts';
import { wordsOf } from '../public/quotes.ts';
import { alsoAnswering } from './also-answering.ts';
import { type LabelledQuestion, namedQuestions } from './named-questions.ts';
import { type PersonQuestion, personQuestions } from './person-questions.ts';
import { isSetAside } from './set-aside.ts';

interface LabelledFiles {
  files: ConversationFile[];
  /** All questions with answers that quote them. */
  questions: LabelledQuestion[];
  /** The questions that can be asked of a whole case, with every passage that answers. */
  judged: LabelledQuestion[];
  /** Questions made of a name and a subject. */
  named: LabelledQuestion[];
  /** Questions of a person, and of others in their place. */
  ofPersons: (PersonQuestion & Pick<ConversationFile, 'kind'>)[];
  /** True when the answer and the messages around it share no search word with the question. */
  isStrange: (question: LabelledQuestion) => boolean;
}

const WORDS = /[\p{L}\p{N}]+/gu;
const AROUND = 5;

/** The words of a text without punctuation, for comparison. */
export const plain = (text: string): string => wordsOf(text).join(' ');

const standing = (question: string) => new RegExp(`${wordsOf(question).join('[^\\p{L}\\p{N}]+')}[?"')]*`, 'giu');

const strangerIn =
  (discussions: WrittenMessage[][], without: (text: string) => string) =>
  ({ question, replies: [reply = ''], discussion }: LabelledQuestion): boolean => {
    const said = discussions[discussion] ?? [];
    const at = said.findIndex(({ text }) => plain(text).includes(plain(reply)));
    const around = said.slice(Math.max(0, at - AROUND), at + AROUND + 1).map(({ text }) => text);
    const known = new Set(without(around.join(' ')).match(WORDS));
    const lexemes = new Set(lexemesOf([...known].join(' ')));
    return !queryTerms(question).some((word) => lexemes.has(word));
  };

/** The public discussions as files of nine formats, and the questions asked in them; no file holds a question. */
export const labelledFiles = async (cases: number): Promise<LabelledFiles> => {
  const discussions = await publicDiscussions();
  const asked = discussions.flatMap((messages, discussion) =>
    messages.flatMap(({ answers }) => answers.map((answered) => ({ ...answered, discussion }))),
  );
  const same = Map.groupBy(asked, ({ question }) => plain(question));
  const questions = [...same.values()].flatMap((answered) => {
    const [first] = answered;
    return first ? [{ ...first, replies: answered.map(({ reply }) => reply) }] : [];
  });
  const judged = questions
    .filter(({ question }) => !isSetAside(question))
    .map((one) => ({ ...one, replies: [...one.replies, ...alsoAnswering(one.question)] }));
  const patterns = questions.map(({ question }) => standing(question));
  const without = (text: string): string => patterns.reduce((rest, pattern) => rest.replaceAll(pattern, ' '), text);
  const kept = discussions.map((messages) =>
    messages.map((one) => ({ ...one, text: without(one.text).trim() })).filter(({ text }) => text !== ''),
  );
  const files = kept.map((said, number) => asFile(number, said));
  const named = namedQuestions(kept);
  const ofPersons = personQuestions(kept, named, cases).map((one) => ({
    ...one,
    kind: files[one.discussion]?.kind ?? 'document',
  }));
  return { files, questions, judged, named, ofPersons, isStrange: strangerIn(discussions, without) };
};
