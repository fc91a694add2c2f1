import { isUnnamed } from '../readers/correspondent.js';
import type { Passage } from '../segments/segment.js';
import { isNamed, mentions, wordsOf } from './is-named.js';
import { lexemesOf } from './lexer.js';
import { sentencesOf } from './sentences.js';
import { type Weights, worthOf } from './weights.js';

type Subject = 'writer' | 'reader' | 'another';

const SUBJECTS: Readonly<Record<string, Subject>> = {
  i: 'writer',
  my: 'writer',
  me: 'writer',
  mine: 'writer',
  you: 'reader',
  your: 'reader',
  yours: 'reader',
  u: 'reader',
  ur: 'reader',
  we: 'another',
  our: 'another',
  he: 'another',
  his: 'another',
  she: 'another',
  her: 'another',
};

/** Whose act a text is: the pronoun before the first word of the question; without one the writer's ("paid it"). */
const subjectOf = (text: string, weights: Weights): Subject => {
  const sentences = sentencesOf(text);
  const worths = sentences.map((sentence) => worthOf(new Set(lexemesOf(sentence)), weights));
  const sentence = sentences[worths.indexOf(Math.max(...worths))] ?? '';
  let subject: Subject = 'writer';
  for (const word of wordsOf(sentence)) {
    if (lexemesOf(word).some((lexeme) => weights.has(lexeme))) break;
    subject = SUBJECTS[word] ?? subject;
  }
  return subject;
};

/**
 * Whether a passage may be a statement or an act of a person.
 * @param weights of the words that are asked for, without names
 * @param present senders and recipients around it
 */
export const mayBeOf = (
  name: string,
  { people: [writer = ''], text }: Passage,
  weights: Weights,
  present: string[],
): boolean => {
  if (isUnnamed(writer) || isNamed(writer, name) || mentions(text, name)) return true;
  const subject = subjectOf(text, weights);
  return subject === 'another' || (subject === 'reader' && present.some((one) => isNamed(one, name)));
};
