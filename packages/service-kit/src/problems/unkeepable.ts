import type { FieldProblem } from '@evenhand/contracts/problems';
import { problemsWording } from '@evenhand/wording/problems';
import { pointerOf } from './pointer.js';

const isKeepable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** Points at each text that Postgres cannot hold, or would give back changed: NUL and halves of surrogate pairs. */
export const unkeepable = (value: unknown, path: PropertyKey[] = []): FieldProblem[] => {
  if (typeof value === 'string') {
    return isKeepable(value) ? [] : [{ pointer: pointerOf(path), detail: problemsWording.fields.unkeepable }];
  }
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return [];
  return Object.entries(value).flatMap(([key, inner]) => unkeepable(inner, [...path, key]));
};
