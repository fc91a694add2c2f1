import { hasInvisible } from '@evenhand/contracts/invisible';
import type { FieldProblem } from '@evenhand/contracts/problems';
import { problemsWording } from '@evenhand/wording/problems';
import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { z } from 'zod';
import { fail } from './fail.js';

/** A path of keys as a JSON pointer (RFC 6901): `['children', 0, 'name']` is `/children/0/name`. */
const pointerOf = (path: readonly PropertyKey[]): string =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

const isKeepable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

const { fields } = problemsWording;

/** Not written for others to read: files with their names, and what is searched for, which ignores such signs. */
const UNSEEN_BY_OTHERS = ['content', 'filename', 'person', 'question', 'search'];
const isShown = (path: readonly PropertyKey[]): boolean => !UNSEEN_BY_OTHERS.includes(String(path.at(-1)));

const faultOf = (text: string, path: readonly PropertyKey[]): string | null => {
  if (!isKeepable(text)) return fields.unkeepable;
  return isShown(path) && hasInvisible(text) ? fields.invisible : null;
};

/** Points at each text that Postgres cannot store unchanged (NUL, lone surrogates) or that reads as another than it is. */
const unkeepable = (value: unknown, path: PropertyKey[] = []): FieldProblem[] => {
  if (typeof value === 'string') {
    const detail = faultOf(value, path);
    return detail ? [{ pointer: pointerOf(path), detail }] : [];
  }
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return [];
  return Object.entries(value).flatMap(([key, inner]) => unkeepable(inner, [...path, key]));
};

/** One problem for each issue, and for each unknown field. */
const fieldProblems = (error: z.ZodError): FieldProblem[] =>
  error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ pointer: pointerOf([...issue.path, key]), detail: fields.unknown }))
      : [{ pointer: pointerOf(issue.path), detail: issue.message }],
  );

/**
 * Parses what a handler takes by the schema of its decorator: `@Body({ schema })`, `@Query({ schema })`, `@Param('id',
 * { schema })`. An invalid body or query is `invalid-input` with a pointer to each field; an invalid path parameter is
 * `not-found`.
 */
@Injectable()
export class ParseInput implements PipeTransform {
  transform(value: unknown, { schema, type }: ArgumentMetadata): unknown {
    if (!(schema instanceof z.ZodType)) return value;
    const parsed = schema.safeParse(value);
    const wrong = parsed.success ? unkeepable(value) : fieldProblems(parsed.error);
    if (parsed.success && wrong.length === 0) return parsed.data;
    return type === 'param' ? fail('not-found') : fail('invalid-input', undefined, wrong);
  }
}
