/** JSON Schema 2020-12, as zod writes it. */
export type Schema = Record<string, unknown>;
export type Schemas = Record<string, Schema>;

interface Side {
  schema: Schema;
  /** Components that `$ref` names. */
  schemas: Schemas;
  /** A reader of answers skips fields that it does not expect. */
  skipsUnknown?: boolean;
}

/** Pairs of components that are being compared: a component may contain itself. */
type Open = ReadonlySet<string>;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const schemasIn = (value: unknown): Schema[] => (Array.isArray(value) ? value.filter(isSchema) : []);
const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const propertiesOf = ({ properties }: Schema): Schemas =>
  isSchema(properties)
    ? Object.fromEntries(Object.entries(properties).filter((entry): entry is [string, Schema] => isSchema(entry[1])))
    : {};

const resolve = (side: Side): Side => {
  const { schema, schemas } = side;
  const name = typeof schema.$ref === 'string' ? schema.$ref.replace('#/components/schemas/', '') : undefined;
  const found = name === undefined ? undefined : schemas[name];
  return found ? resolve({ ...side, schema: found }) : side;
};

const at = (path: string, name: string): string => (path ? `${path}.${name}` : name);
const called = (path: string): string => path || 'the body';

/** `const` is an enum of one. */
const valuesOf = (schema: Schema): string[] | undefined => {
  if ('const' in schema) return [JSON.stringify(schema.const)];
  return Array.isArray(schema.enum) ? schema.enum.map((value) => JSON.stringify(value)) : undefined;
};

const alternativesOf = (side: Side): Side[] | undefined => {
  const { schema } = side;
  const found = [...schemasIn(schema.anyOf), ...schemasIn(schema.oneOf)];
  return found.length > 0 ? found.map((each) => resolve({ ...side, schema: each })) : undefined;
};

const typesOf = ({ type }: Schema): string[] | undefined =>
  type === undefined ? undefined : [type].flat().map(String);

const compareTypes = (writer: Schema, reader: Schema, path: string): string | undefined => {
  const known = typesOf(reader);
  const takes = (type: string) => known?.includes(type) || (type === 'integer' && known?.includes('number'));
  const other = known && typesOf(writer)?.find((type) => !takes(type));
  return other && `${called(path)}, which is ${other} and not ${known.join(' or ')}`;
};

const compareValues = (writer: Schema, reader: Schema, path: string): string | undefined => {
  const known = valuesOf(reader);
  const written = valuesOf(writer);
  if (!known) return undefined;
  if (!written) return `${called(path)}, which has other values than ${known.join(', ')}`;
  const unknown = written.find((value) => !known.includes(value));
  return unknown === undefined ? undefined : `${called(path)} with the value ${unknown}`;
};

const compareProperties = (writer: Side, reader: Side, path: string, open: Open): string | undefined => {
  const [written, known] = [propertiesOf(writer.schema), propertiesOf(reader.schema)];
  const always = textsIn(writer.schema.required);
  const missing = textsIn(reader.schema.required).find((name) => !always.includes(name));
  if (missing) return `${called(path)} without ${at(path, missing)}`;
  const isClosed = reader.schema.additionalProperties === false && !reader.skipsUnknown;
  for (const [name, schema] of Object.entries(written)) {
    const expected = known[name];
    if (!expected && isClosed) return `${called(path)} with ${at(path, name)}`;
    const found = expected && compare({ ...writer, schema }, { ...reader, schema: expected }, at(path, name), open);
    if (found) return found;
  }
  return undefined;
};

const compareItems = (writer: Side, reader: Side, path: string, open: Open): string | undefined => {
  const [written, known] = [writer.schema.items, reader.schema.items];
  if (!isSchema(written) || !isSchema(known)) return undefined;
  return compare({ ...writer, schema: written }, { ...reader, schema: known }, `${path}[]`, open);
};

/** A bound that the reader has and the writer exceeds. */
const compareBounds = (writer: Schema, reader: Schema, path: string): string | undefined => {
  const isTighter = (name: string, sign: 1 | -1): boolean => {
    const [mine, other] = [writer[name], reader[name]];
    return typeof other === 'number' && (typeof mine !== 'number' || sign * mine > sign * other);
  };
  const bounds = [
    ['maxLength', 1],
    ['maximum', 1],
    ['maxItems', 1],
    ['minLength', -1],
    ['minimum', -1],
    ['minItems', -1],
  ] as const;
  const found = bounds.find(([name, sign]) => isTighter(name, sign));
  return found && `${called(path)} beyond ${found[0]} ${String(reader[found[0]])}`;
};

const compare = (from: Side, to: Side, path: string, outer: Open): string | undefined => {
  const pair = from.schema.$ref && to.schema.$ref ? `${from.schema.$ref} ${to.schema.$ref}` : '';
  if (outer.has(pair)) return undefined;
  const open = pair ? new Set([...outer, pair]) : outer;
  const [writer, reader] = [resolve(from), resolve(to)];
  const written = alternativesOf(writer);
  if (written) return written.map((each) => compare(each, reader, path, open)).find((found) => found !== undefined);
  const known = alternativesOf(reader);
  if (known) {
    const found = known.map((each) => compare(writer, each, path, open));
    return found.includes(undefined) ? undefined : found.at(0);
  }
  return (
    compareTypes(writer.schema, reader.schema, path) ??
    compareValues(writer.schema, reader.schema, path) ??
    compareBounds(writer.schema, reader.schema, path) ??
    compareProperties(writer, reader, path, open) ??
    compareItems(writer, reader, path, open)
  );
};

/**
 * What a writer may write that a reader does not take, as `status with the value "sold"`; undefined when every value of
 * the writer's schema is one of the reader's. Patterns and formats are not compared.
 */
export const incompatibility = (writer: Side, reader: Side): string | undefined =>
  compare(writer, reader, '', new Set());
