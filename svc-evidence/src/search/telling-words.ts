import { lexemesOf } from './lexer.js';

/** Words with which people ask, and which tell nothing of what they ask for. */
const ASKING = new Set(
  lexemesOf(
    'one us ever much many long often someone anyone somebody anybody something anything happen say said tell told mention',
  ),
);

/** The words of a question by which it is searched, each once, as the lexer leaves words. */
export const tellingWords = (question: string): string[] => {
  const words = [...new Set(lexemesOf(question))];
  const telling = words.filter((word) => !ASKING.has(word));
  return telling.length > 0 ? telling : words;
};
