/** Everything that stands in the form is text until it is read, under the name of what it answers in the question. */
export type Written = Readonly<Record<string, string>>;

interface Asked {
  /** The path into the question, `parents.owner.income`; also the name in the link and in a problem's pointer. */
  name: string;
  label: string;
  hint?: string;
  /** What stands there before anyone wrote anything. */
  start?: string;
}

export interface Option {
  value: string;
  label: string;
}

/**
 * One answer. `years` are written in years and asked in months, `percent` is asked in hundredths; `number` chooses one of
 * a few numbers; a `switch` only shows more of the form and is not part of the question.
 */
export type Entry =
  | (Asked & { kind: 'amount' | 'count' | 'years' | 'percent' | 'date' | 'month' | 'tick' | 'switch' })
  | (Asked & { kind: 'choice' | 'select' | 'number'; options: readonly Option[] });

/** A part of the question that nobody is asked for. */
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

/** Any number of the same. */
export interface List {
  kind: 'list';
  name: string;
  title: string;
  add: string;
  item: (number: number) => string;
  itemName: string;
  /** How many rows there are at first. */
  start?: number;
  /** The fields of one row, whose names begin with `row`. */
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

/** Every answer that is asked for now, in order. */
export const entriesOf = (fields: readonly Field[], written: Written): (Entry | Fixed)[] =>
  fields.flatMap((field) => {
    if (field.kind === 'group') return entriesOf(field.fields, written);
    if (field.kind === 'list') return rowsOf(field, written).flatMap((row) => entriesOf(field.of(row), written));
    return [field];
  });

/** Every list of the form, also those within a group. */
export const listsOf = (fields: readonly Field[]): List[] =>
  fields.flatMap((field) => {
    if (field.kind === 'group') return listsOf(field.fields);
    return field.kind === 'list' ? [field] : [];
  });
