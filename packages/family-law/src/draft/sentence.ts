/** Printed words and the paths of the terms that they state. */
export interface Sentence {
  readonly text: string;
  readonly states: readonly string[];
}

export type Words = string | Sentence;

export const textOf = (words: Words): string => (typeof words === 'string' ? words : words.text);
export const statesOf = (words: Words): readonly string[] => (typeof words === 'string' ? [] : words.states);

/** Template tag: a sentence that states what its parts state. */
export const text = (strings: TemplateStringsArray, ...parts: readonly Words[]): Sentence => ({
  text: strings.map((string, index) => string + textOf(parts[index] ?? '')).join(''),
  states: unique(parts.flatMap(statesOf)),
});

/** As one paragraph. */
export const joined = (sentences: readonly Words[], separator = ' '): Sentence => ({
  text: sentences.map(textOf).join(separator),
  states: unique(sentences.flatMap(statesOf)),
});

/** `a`, `a and b`, `a, b and c`. */
export const listedWords = (items: readonly Words[]): Sentence =>
  items.length < 2 ? joined(items) : text`${joined(items.slice(0, -1), ', ')} and ${items.at(-1) ?? ''}`;

export const unique = (paths: readonly string[]): string[] => [...new Set(paths)];
