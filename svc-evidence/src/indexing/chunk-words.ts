import { nameOf } from '../readers/correspondent.js';
import { lex } from '../search/lexer.js';
import type { ChunkToIndex } from '../search/search-index.js';
import { Vocabulary } from '../search/vocabulary.js';
import type { Passage } from '../segments/segment.js';
import type { Window } from './windows.js';

interface LexedPassage {
  words: number[];
  count: number;
}

/** A passage in several windows of a batch is lexed once. */
export class ChunkWords {
  readonly vocabulary = new Vocabulary();
  /** By position. A WeakMap for longer would keep the garbage collector busy. */
  private readonly lexed = new Map<number, LexedPassage>();
  /** Occurrences of each word in the current window; reset after each. */
  private tally = new Uint32Array(4_096);

  forgetPassages(): void {
    this.lexed.clear();
  }

  countOf({ passages, fresh }: Window): number {
    return passages.slice(-fresh).reduce((sum, passage) => sum + this.of(passage).count, 0);
  }

  chunkOf({ passages }: Window): ChunkToIndex {
    const people = new Set<string>();
    let [firstAt, lastAt]: [string | null, string | null] = [null, null];
    for (const { people: names, at: written, sent } of passages) {
      const at = written ?? sent?.at ?? null;
      for (const name of [...names, ...(sent?.people ?? [])]) people.add(name);
      if (at !== null && (firstAt === null || at < firstAt)) firstAt = at;
      if (at !== null && (lastAt === null || at > lastAt)) lastAt = at;
    }
    const source = passages[0]?.source ?? 'document';
    return { ...this.wordsOf(passages), source, people: [...people], firstAt, lastAt };
  }

  private wordsOf(passages: Passage[]): Pick<ChunkToIndex, 'words' | 'counts' | 'length'> {
    const lexed = passages.map((passage) => this.of(passage).words);
    if (this.tally.length < this.vocabulary.lexemes.length)
      this.tally = new Uint32Array(this.vocabulary.lexemes.length * 2);
    const [distinct, tally]: [number[], Uint32Array] = [[], this.tally];
    let length = 0;
    for (const words of lexed) {
      length += words.length;
      for (const word of words) {
        const before = tally[word] ?? 0;
        if (before === 0) distinct.push(word);
        tally[word] = before + 1;
      }
    }
    const [words, counts] = [new Uint32Array(distinct), new Uint32Array(distinct.length)];
    for (let at = 0; at < distinct.length; at += 1) {
      const word = distinct[at] ?? 0;
      counts[at] = tally[word] ?? 0;
      tally[word] = 0;
    }
    return { words, counts, length };
  }

  private of(passage: Passage): LexedPassage {
    const known = this.lexed.get(passage.position);
    if (known) return known;
    const words: number[] = [];
    lex(nameOf(passage.people[0] ?? ''), this.vocabulary, words);
    const lexed = { words, count: lex(passage.text, this.vocabulary, words) };
    this.lexed.set(passage.position, lexed);
    return lexed;
  }
}
