import type ts from 'typescript';
import { idiomsIn, wordsOf } from './idioms.ts';
import { textsOf } from './texts.ts';

/** Each text of a module that has an idiom, with its line. */
export const findingsIn = (source: ts.SourceFile): string[] =>
  textsOf(source).flatMap(({ kind, line, text }) => {
    const idioms = idiomsIn(kind === 'exported name' ? wordsOf(text) : text);
    return idioms.length ? [`${line}: ${kind}: ${idioms.join(', ')}: ${text.split('\n')[0]}`] : [];
  });
