import ts from 'typescript';
import { findingsIn, idiomsIn } from '../idioms/findings.ts';

const found = (code: string) => findingsIn(ts.createSourceFile('code.tsx', code, ts.ScriptTarget.Latest, true));

test('the lint refuses an idiom in a comment, in a test title and in an exported name', () => {
  const code = [
    '// Nobody hears their own word.',
    'export const tellFailure = 1;',
    "test.each([1])('a job stands still when %i', () => {});",
  ];
  expect(found(code.join('\n'))).toEqual([
    '1: comment: Nobody, hears: // Nobody hears their own word.',
    '2: exported name: tell: tellFailure',
    "3: test title: stands: 'a job stands still when %i'",
  ]);
});

test('the lint reads neither strings nor the text of a page nor parts of words', () => {
  const code = ["const standard = 'nobody says so';", 'const page = <p>{word} // stands</p>;', '// A layer replies.'];
  expect(found(code.join('\n'))).toEqual([]);
});

test('the lint finds a phrase across a line break of a comment', () => {
  expect(idiomsIn('runs by\nitself')).toEqual(['by\nitself']);
});
