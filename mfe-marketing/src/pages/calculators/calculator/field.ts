/** The form's text values, keyed by their path in the question. */
export type Written = Readonly<Record<string, string>>;

interface Asked {
  /** The path in the question, `parents.owner.income`; also the key in the address and in a problem's pointer. */
  name: string;
  label: string;
  hint?: string;
  /** The initial value. */
  start?: string;
}

export interface Option {
  value: string;
  label: string;
}

/**
 * One answer. `years` are sent as months, `percent` as hundredths; `number` is one of a few numbers; a `switch` only
 * shows more of the form and is not sent.
 */
export type Entry =
  | (Asked & { kind: 'amount' | 'count' | 'years' | 'percent' | 'date' | 'month' | 'tick' | 'switch' })
  | (Asked & { kind: 'choice' | 'select' | 'number'; options: readonly Option[] });

/** A value that is sent without being asked for. */
export interface Fixed {
  kind: 'fixed';
  name: string;
  value: string;
}

export interface Group {
  kind: 'group';
  title: string;
  fields: readonly Field[];
}

/** Repeated rows of the same fields. */
export interface List {
  kind: 'list';
  name: string;
  title: string;
  add: string;
  item: (number: number) => string;
  itemName: string;
  /** Initial number of rows. */
  start?: number;
  /** The fields of one row; their names begin with `row`. */
  of: (row: string) => readonly Field[];
}

export type Field = Entry | Fixed | Group | List;

export const writtenIn = (written: Written, { name, start = '' }: Pick<Asked, 'name' | 'start'>): string =>
  written[name] ?? start;

export const isOn = (written: Written, name: string): boolean => written[name] === 'yes';

const MOST_ROWS = 50;
export const rowsName = ({ name }: Pick<List, 'name'>): string => `${name}.rows`;

/** The names of a list's rows: `children.0`, `children.1`. */
export const rowsOf = (list: List, written: Written): string[] => {
  const rows = Number(written[rowsName(list)] ?? list.start ?? 0);
  return Array.from(
    { length: Math.min(Math.max(0, Math.trunc(rows) || 0), MOST_ROWS) },
    (_, row) => `${list.name}.${row}`,
  );
};

/** The entries that are visible with the given values, in order. */
export const entriesOf = (fields: readonly Field[], written: Written): (Entry | Fixed)[] =>
  fields.flatMap((field) => {
    if (field.kind === 'group') return entriesOf(field.fields, written);
    if (field.kind === 'list') return rowsOf(field, written).flatMap((row) => entriesOf(field.of(row), written));
    return [field];
  });

/** Every list of the form, nested ones included. */
export const listsOf = (fields: readonly Field[]): List[] =>
  fields.flatMap((field) => {
    if (field.kind === 'group') return listsOf(field.fields);
    return field.kind === 'list' ? [field] : [];
  });
