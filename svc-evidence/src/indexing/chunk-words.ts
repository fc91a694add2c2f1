import { lex } from '../search/lexer.js';
import type { ChunkToIndex } from '../search/search-index.js';
import type { Passage } from '../segments/segment.js';
import type { Window } from './windows.js';

interface LexedPassage {
  /** Of the sender's name and of the text. */
  lexemes: string[];
  /** How many words the text has, as a person counts. */
  words: number;
}

/** The text of a chunk as it is embedded: who spoke, and what. */
export const textOf = (passages: Passage[]): string =>
  passages.map(({ people: [sender], text }) => (sender ? `${sender}: ${text}` : text)).join('\n');

/** The words of passages, each looked at once however many windows it stands in. */
export class ChunkWords {
  private readonly lexed = new WeakMap<Passage, LexedPassage>();

  /** How many words are in the passages that stood in no window before. */
  countOf({ passages, fresh }: Window): number {
    return passages.slice(-fresh).reduce((sum, passage) => sum + this.of(passage).words, 0);
  }

  /** A window as an index takes it. */
  chunkOf({ passages }: Window): ChunkToIndex {
    const words = new Map<string, number>();
    const people = new Set<string>();
    let [length, firstAt, lastAt]: [number, string | null, string | null] = [0, null, null];
    for (const passage of passages) {
      const { lexemes } = this.of(passage);
      for (const lexeme of lexemes) words.set(lexeme, (words.get(lexeme) ?? 0) + 1);
      for (const person of passage.people) people.add(person);
      length += lexemes.length;
      const { at } = passage;
      if (at !== null && (firstAt === null || at < firstAt)) firstAt = at;
      if (at !== null && (lastAt === null || at > lastAt)) lastAt = at;
    }
    return { words, length, source: passages[0]?.source ?? 'document', people: [...people], firstAt, lastAt };
  }

  private of(passage: Passage): LexedPassage {
    const known = this.lexed.get(passage);
    if (known) return known;
    const lexemes: string[] = [];
    lex(passage.people[0] ?? '', lexemes);
    const lexed = { lexemes, words: lex(passage.text, lexemes) };
    this.lexed.set(passage, lexed);
    return lexed;
  }
}
