/** JSON Schema 2020-12, as zod writes it. */
export type Schema = Record<string, unknown>;

export const called = (path: string): string => path || 'the body';

/** `const` is an enum of one. */
const valuesOf = (schema: Schema): unknown[] | undefined => {
  if ('const' in schema) return [schema.const];
  return Array.isArray(schema.enum) ? schema.enum : undefined;
};

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
};

/** Those of its values are narrower than the type that it states. */
const typesOf = (schema: Schema): string[] | undefined => {
  const values = valuesOf(schema);
  if (values) return [...new Set(values.map(typeOf))];
  return schema.type === undefined ? undefined : [schema.type].flat().map(String);
};

export const compareTypes = (writer: Schema, reader: Schema, path: string): string | undefined => {
  const known = typesOf(reader);
  if (!known || valuesOf(reader)) return undefined;
  const takes = (type: string) => known.includes(type) || (type === 'integer' && known.includes('number'));
  const other = (typesOf(writer) ?? ['of any type']).find((type) => !takes(type));
  return other && `${called(path)}, which is ${other} and not ${known.join(' or ')}`;
};

export const compareValues = (writer: Schema, reader: Schema, path: string): string | undefined => {
  const known = valuesOf(reader)?.map((value) => JSON.stringify(value));
  const written = valuesOf(writer)?.map((value) => JSON.stringify(value));
  if (!known) return undefined;
  if (!written) return `${called(path)}, which has other values than ${known.join(', ')}`;
  const unknown = written.find((value) => !known.includes(value));
  return unknown === undefined ? undefined : `${called(path)} with the value ${unknown}`;
};

/** Upper bounds have the sign 1, lower ones -1; the third is the exclusive one. */
const BOUNDS = [
  ['maxLength', 1],
  ['maximum', 1, 'exclusiveMaximum'],
  ['maxItems', 1],
  ['minLength', -1],
  ['minimum', -1, 'exclusiveMinimum'],
  ['minItems', -1],
] as const;

/** The tightest bound, times its sign: less is tighter. An exclusive bound of integers is the next inclusive one. */
const boundOf = (schema: Schema, [name, sign, exclusive]: (typeof BOUNDS)[number]) => {
  const [bound, open] = [schema[name], exclusive && schema[exclusive]];
  const found = [
    ...(typeof bound === 'number' ? [{ name, limit: sign * bound, isOpen: false }] : []),
    ...(typeof open === 'number'
      ? [
          schema.type === 'integer'
            ? { name: exclusive, limit: sign * open - 1, isOpen: false }
            : { name: exclusive, limit: sign * open, isOpen: true },
        ]
      : []),
  ];
  return found.sort((one, other) => one.limit - other.limit || Number(other.isOpen) - Number(one.isOpen))[0];
};

/** What all values are multiples of. */
const stepOf = ({ multipleOf, type }: Schema): number | undefined => {
  if (typeof multipleOf === 'number') return multipleOf;
  return type === 'integer' ? 1 : undefined;
};

/** Cents are multiples of 0.01, which binary fractions are not exactly. */
const isMultiple = (step: number, of: number): boolean => Math.abs(step / of - Math.round(step / of)) < 1e-9;

/** A bound that the reader has and the writer exceeds. */
const boundExceeded = (writer: Schema, reader: Schema): string | undefined => {
  const found = BOUNDS.map((bound) => ({ mine: boundOf(writer, bound), other: boundOf(reader, bound) })).find(
    ({ mine, other }) =>
      other && (!mine || mine.limit > other.limit || (mine.limit === other.limit && other.isOpen && !mine.isOpen)),
  )?.other?.name;
  if (found) return `${found} ${String(reader[found])}`;
  const [mine, other] = [stepOf(writer), reader.multipleOf];
  const isBetween = typeof other === 'number' && (mine === undefined || !isMultiple(mine, other));
  return isBetween ? `multipleOf ${other}` : undefined;
};

/** The narrowest bounds of one value. */
const boundsAt = (value: unknown): Schema => {
  if (typeof value === 'string') return { minLength: value.length, maxLength: value.length };
  return typeof value === 'number' ? { minimum: value, maximum: value, multipleOf: value } : {};
};

export const compareBounds = (writer: Schema, reader: Schema, path: string): string | undefined => {
  // Values that the reader lists were compared one by one.
  if (valuesOf(reader)) return undefined;
  const exceeded = (valuesOf(writer)?.map(boundsAt) ?? [writer]).map((each) => boundExceeded(each, reader));
  const found = exceeded.find(Boolean);
  return found && `${called(path)} beyond ${found}`;
};
