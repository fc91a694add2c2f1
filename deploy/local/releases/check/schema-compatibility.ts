import { called, compareBounds, compareTypes, compareValues, type Schema } from './scalars.ts';

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
const alternativesOf = (side: Side): Side[] | undefined => {
  const { schema } = side;
  const found = [...schemasIn(schema.anyOf), ...schemasIn(schema.oneOf)];
  return found.length > 0 ? found.map((each) => resolve({ ...side, schema: each })) : undefined;
};

const compareProperties = (writer: Side, reader: Side, path: string, open: Open): string | undefined => {
  const [written, known] = [propertiesOf(writer.schema), propertiesOf(reader.schema)];
  const always = textsIn(writer.schema.required);
  const missing = textsIn(reader.schema.required).find((name) => !always.includes(name));
  if (missing) return `${called(path)} without ${at(path, missing)}`;
  const { additionalProperties: others } = reader.schema;
  const isClosed = others === false && !reader.skipsUnknown;
  for (const [name, schema] of Object.entries(written)) {
    const expected = known[name] ?? (isSchema(others) ? others : undefined);
    if (!expected && isClosed) return `${called(path)} with ${at(path, name)}`;
    const found = expected && compare({ ...writer, schema }, { ...reader, schema: expected }, at(path, name), open);
    if (found) return found;
  }
  return undefined;
};

/** Keys and values of a record. */
const compareRecords = (writer: Side, reader: Side, path: string, open: Open): string | undefined => {
  const parts = [
    [writer.schema.propertyNames, reader.schema.propertyNames, `the keys of ${called(path)}`],
    [writer.schema.additionalProperties, reader.schema.additionalProperties, `${called(path)}{}`],
  ] as const;
  for (const [written, known, name] of parts) {
    if (!isSchema(written) || !isSchema(known)) continue;
    const found = compare({ ...writer, schema: written }, { ...reader, schema: known }, name, open);
    if (found) return found;
  }
  return undefined;
};

const itemAt = ({ prefixItems, items }: Schema, index: number): Schema | undefined =>
  schemasIn(prefixItems)[index] ?? (isSchema(items) ? items : undefined);

const compareItems = (writer: Side, reader: Side, path: string, open: Open): string | undefined => {
  const length = Math.max(...[writer, reader].map(({ schema }) => schemasIn(schema.prefixItems).length));
  for (let index = 0; index <= length; index += 1) {
    const [written, known] = [itemAt(writer.schema, index), itemAt(reader.schema, index)];
    if (!written || !known) continue;
    const name = `${path}[${index < length ? index : ''}]`;
    const found = compare({ ...writer, schema: written }, { ...reader, schema: known }, name, open);
    if (found) return found;
  }
  return undefined;
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
    compareRecords(writer, reader, path, open) ??
    compareItems(writer, reader, path, open)
  );
};

/**
 * What a writer may write that a reader does not take, as `status with the value "sold"`; undefined when every value of
 * the writer's schema is one of the reader's. Patterns and formats are not compared.
 */
export const incompatibility = (writer: Side, reader: Side): string | undefined =>
  compare(writer, reader, '', new Set());
