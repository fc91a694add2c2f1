import { z } from 'zod';
import { endpoints } from '../src/endpoints.js';

interface Schema {
  $ref?: string;
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  $defs?: Record<string, Schema>;
}

const LONG = 60_000;
const shapes = [
  `$${' '.repeat(LONG)}x`,
  '<('.repeat(LONG / 2),
  'a@'.repeat(LONG / 2),
  '."'.repeat(LONG / 2),
  '\n'.repeat(LONG),
  '1,'.repeat(LONG / 2),
  `e${'\u0301'.repeat(LONG)}`,
];
const LONGEST_MS = 200;
const DEEPEST = 4;

/** A value of the schema's form with the text in each of its text fields. */
const filled = (schema: Schema | undefined, text: string, parts: Record<string, Schema>, depth = 0): unknown => {
  if (!schema || depth > DEEPEST) return text;
  if (schema.$ref) return filled(parts[schema.$ref.replace('#/$defs/', '')], text, parts, depth + 1);
  const [variant] = schema.anyOf ?? schema.oneOf ?? [];
  if (variant) return filled(variant, text, parts, depth + 1);
  if (schema.type === 'array') return [filled(schema.items, text, parts, depth + 1)];
  if (schema.type === 'number' || schema.type === 'integer') return 1;
  if (!schema.properties) return schema.type === 'boolean' ? true : text;
  const fields = Object.entries(schema.properties);
  return Object.fromEntries(fields.map(([name, field]) => [name, filled(field, text, parts, depth + 1)]));
};

const withBody = endpoints.flatMap(({ name, body }) => (body ? [{ name, body }] : []));

/** The shortest of three runs, in milliseconds: a busy machine makes one of them slow, a pattern all. */
const fastestOf = (run: () => void): number =>
  Math.min(
    ...[1, 2, 3].map(() => {
      const since = performance.now();
      run();
      return performance.now() - since;
    }),
  );

test.each(withBody)(
  'attacker fills every text of $name with hostile shapes, its schema decides in 200 ms',
  ({ body }) => {
    const schema: Schema = JSON.parse(JSON.stringify(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })));
    for (const shape of shapes) {
      const value = filled(schema, shape, schema.$defs ?? {});
      expect(fastestOf(() => body.safeParse(value))).toBeLessThan(LONGEST_MS);
    }
  },
);
