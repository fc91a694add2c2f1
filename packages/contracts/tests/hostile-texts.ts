export interface Schema {
  $ref?: string;
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  $defs?: Record<string, Schema>;
}

const LONG = 60_000;
const DEEPEST = 4;

/** Texts on which careless patterns and parsers are slow. */
export const hostileTexts: Record<string, string> = {
  'spaces before a sign': `$${' '.repeat(LONG)}x`,
  'open brackets': '<('.repeat(LONG / 2),
  'at signs': 'a@'.repeat(LONG / 2),
  'dots and quotes': '."'.repeat(LONG / 2),
  'line breaks': '\n'.repeat(LONG),
  'digits and commas': '1,'.repeat(LONG / 2),
  'accents on one letter': `e${'\u0301'.repeat(LONG)}`,
};

/**
 * A value that fits a JSON schema, with the text in each of its string fields; `parts` are the schemas that it
 * references.
 */
export const filledWith = (
  text: string,
  schema: Schema | undefined,
  parts: Record<string, Schema>,
  depth = 0,
): unknown => {
  const within = (inner: Schema | undefined) => filledWith(text, inner, parts, depth + 1);
  if (!schema || depth > DEEPEST) return text;
  if (schema.$ref) return within(parts[schema.$ref.split('/').at(-1) ?? '']);
  const [variant] = schema.anyOf ?? schema.oneOf ?? [];
  if (variant) return within(variant);
  if (schema.type === 'array') return [within(schema.items)];
  if (schema.type === 'number' || schema.type === 'integer') return 1;
  if (!schema.properties) return schema.type === 'boolean' ? true : text;
  return Object.fromEntries(Object.entries(schema.properties).map(([name, field]) => [name, within(field)]));
};
