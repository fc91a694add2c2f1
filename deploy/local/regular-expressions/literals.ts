import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../places.ts';

export interface Pattern {
  /** `file:line` from the root. */
  place: string;
  source: string;
  flags: string;
  /** Bound of the input in characters; undefined if unbounded. */
  longest?: number;
}

const CODE = ['packages/*/src/**/*.ts', 'gateway/src/**/*.ts', 'svc-*/src/**/*.ts', '{mfe-*,shell}/src/**/*.{ts,tsx}'];
const TEST = /\.test\.tsx?$|\/testing\//;
const BOUND = /^(?:\/\/|\/\*\*?) Input: at most ([\d,]+) characters\b/;
const TRUSTED = /^(?:\/\/|\/\*\*?) Input: (?:our own|a constant)\b/;

const globbed = (pattern: string): string[] => {
  const alternatives = /\{([^}]*)\}/.exec(pattern);
  if (!alternatives) return [`:(glob)${pattern}`];
  const [whole, inner = ''] = alternatives;
  return inner.split(',').flatMap((each) => globbed(pattern.replace(whole, each)));
};

export const productFiles = (): string[] => {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...CODE.flatMap(globbed)];
  const listed = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return listed.split('\n').filter((file) => file && !TEST.test(file));
};

/** Comments of the enclosing statement that can declare a bound. */
const inputOf = (node: ts.Node, file: ts.SourceFile): string[] => {
  const comments: string[] = [];
  for (let at: ts.Node | undefined = node; at && !ts.isSourceFile(at); at = at.parent) {
    const ranges = ts.getLeadingCommentRanges(file.text, at.pos) ?? [];
    comments.push(...ranges.map(({ pos, end }) => file.text.slice(pos, end)));
    if (ts.isStatement(at) || ts.isClassElement(at)) break;
  }
  return comments;
};

const longestFor = (comments: string[]): number | undefined => {
  const bound = comments.map((comment) => BOUND.exec(comment)?.[1]).find(Boolean);
  return bound === undefined ? undefined : Number(bound.replaceAll(',', ''));
};

const literalsOf = (file: string): Pattern[] => {
  const source = ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const patterns: Pattern[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const comments = inputOf(node, source);
      const end = node.text.lastIndexOf('/');
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      const pattern = {
        place: `${file}:${line + 1}`,
        source: node.text.slice(1, end),
        flags: node.text.slice(end + 1),
      };
      const isTrusted = comments.some((comment) => TRUSTED.test(comment));
      if (!isTrusted) patterns.push({ ...pattern, longest: longestFor(comments) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return patterns;
};

export const patternsIn = (files: string[]): Pattern[] => files.flatMap(literalsOf);
