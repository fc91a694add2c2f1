import { z } from 'zod';

const renamed = (value: unknown, to: (name: string) => string): unknown => {
  if (Array.isArray(value)) return value.map((item) => renamed(item, to));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) =>
    key === '$ref'
      ? [key, `#/components/schemas/${to(String(item).replace('#/$defs/', ''))}`]
      : [key, renamed(item, to)],
  );
  return Object.fromEntries(entries);
};

const plain = (name: string) => name;
const asInput = (name: string) => `${name}Input`;

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema, $defs = {}, ...whole } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return { whole, parts: $defs };
};

/**
 * Converts zod schemas to JSON Schema and collects their named parts (`.meta({ id })`). Parts whose input differs from
 * their output (a normalised e-mail address) get a second name, `…Input`.
 */
export class Components {
  readonly schemas: Record<string, unknown> = {};

  answer(schema: z.ZodType): unknown {
    return this.add(jsonSchema(schema, 'output'), plain);
  }

  input(schema: z.ZodType): unknown {
    const input = jsonSchema(schema, 'input');
    const readsTheSame = JSON.stringify(input.parts) === JSON.stringify(jsonSchema(schema, 'output').parts);
    return this.add(input, readsTheSame ? plain : asInput);
  }

  private add({ whole, parts }: ReturnType<typeof jsonSchema>, name: (name: string) => string): unknown {
    for (const [part, schema] of Object.entries(parts)) this.schemas[name(part)] = renamed(schema, name);
    return renamed(whole, name);
  }
}
