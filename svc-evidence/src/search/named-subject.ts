import { lexemesOf } from './lexer.js';
import { cuesOf } from './message-choice.js';
import { personNamed } from './other-person.js';
import type { Found } from './passage-ranking.js';
import { aboutTerms, subjectTerms } from './query-terms.js';
import type { Collection } from './ranking.js';

/**
 * Nothing in the case is about a subject that no passage names, nor by a related word. The name of a writer is no
 * subject.
 */
export const isSubjectNamed = (question: string, found: Found[], { frequencies, related }: Collection): boolean => {
  const stands = (word: string): boolean =>
    frequencies.get(word) !== 0 || [...(related.get(word)?.values() ?? [])].some((frequency) => frequency > 0);
  if (!subjectTerms(question).every(stands)) return false;
  const writers = new Set(
    cuesOf(question)
      .names.filter((name) => personNamed(found, name) !== undefined)
      .flatMap(lexemesOf),
  );
  const about = aboutTerms(question).filter((word) => !writers.has(word));
  if (about.length > 0 && !about.some(stands)) return false;
  const topic = [...frequencies.keys()].filter((word) => !writers.has(word));
  return topic.length === 0 || topic.some(stands);
};
