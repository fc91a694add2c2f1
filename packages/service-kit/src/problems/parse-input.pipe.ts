import type { FieldProblem } from '@evenhand/contracts/problems';
import { problemsWording } from '@evenhand/wording/problems';
import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { z } from 'zod';
import { fail } from './fail.js';
import { pointerOf } from './pointer.js';

const isKeepable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** Points at each text that Postgres cannot hold, or would give back changed: NUL and halves of surrogate pairs. */
const unkeepable = (value: unknown, path: PropertyKey[] = []): FieldProblem[] => {
  if (typeof value === 'string') {
    return isKeepable(value) ? [] : [{ pointer: pointerOf(path), detail: problemsWording.fields.unkeepable }];
  }
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return [];
  return Object.entries(value).flatMap(([key, inner]) => unkeepable(inner, [...path, key]));
};

/** One field problem for each issue; unknown fields are named one by one. */
const fieldProblems = (error: z.ZodError): FieldProblem[] =>
  error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ pointer: pointerOf([...issue.path, key]), detail: problemsWording.fields.unknown }))
      : [{ pointer: pointerOf(issue.path), detail: issue.message }],
  );

/**
 * Parses what a handler takes by the schema of its decorator: `@Body({ schema })`, `@Query({ schema })`,
 * `@Param('id', { schema })`. A body or query at fault is `invalid-input` with a pointer to each field; a path
 * parameter of another form names nothing that exists, so it is `not-found`.
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
