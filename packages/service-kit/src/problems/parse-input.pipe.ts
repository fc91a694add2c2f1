import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { z } from 'zod';
import { fail } from './fail.js';
import { fieldProblems } from './field-problems.js';
import { unkeepable } from './unkeepable.js';

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
