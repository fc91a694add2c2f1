import { readAmount } from '@evenhand/web-kit/amount';
import { calculatorsWording as wording } from '@evenhand/wording/calculators';
import { type Entry, entriesOf, type Field, type Fixed, listsOf, rowsOf, type Written, writtenIn } from './field';

type Named = readonly [name: string, value: unknown];

/** Builds an object from dotted names: `children.0.age` is the age of the first child. */
const treeOf = (values: readonly Named[]): unknown => {
  const branches = new Map<string, Named[]>();
  for (const [name, value] of values) {
    const [branch = '', ...rest] = name.split('.');
    branches.set(branch, [...(branches.get(branch) ?? []), [rest.join('.'), value]]);
  }
  const grown = [...branches].map(([branch, inner]): [string, unknown] => [branch, leafOf(inner) ?? treeOf(inner)]);
  // Keys from 0 on are an array; years as keys are an object.
  return branches.has('0') ? grown.map(([, value]) => value) : Object.fromEntries(grown);
};

const leafOf = ([first]: readonly Named[]): unknown => (first?.[0] === '' ? first[1] : null);

/** The part of a zod schema that the form uses. */
interface Schema<Question> {
  safeParse: (
    value: unknown,
  ) => { success: true; data: Question } | { success: false; error: { issues: { path: PropertyKey[] }[] } };
}

/** Error sentences by the field's name. */
export type Problems = Readonly<Record<string, string>>;

export type Reading<Question> = { question: Question } | { problems: Problems };

const words = wording.problems;
const MONTHS_A_YEAR = 12;
const HUNDREDTHS = 100;
const decimal = (text: string): number | null => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : null);

/** The typed value of a field; undefined when it is empty, null when it cannot be parsed. */
const answerOf = (entry: Entry | Fixed, written: Written): unknown => {
  if (entry.kind === 'fixed') return entry.value;
  const text = writtenIn(written, entry).trim();
  if (entry.kind === 'tick') return text === 'yes';
  if (entry.kind === 'switch' || text === '') return undefined;
  switch (entry.kind) {
    case 'amount':
      return readAmount(text);
    case 'count':
      return /^\d+$/.test(text) ? Number(text) : null;
    case 'years':
      return times(decimal(text), MONTHS_A_YEAR);
    case 'percent':
      return times(decimal(text), HUNDREDTHS);
    case 'number':
      return isOffered(entry.options, text) ? Number(text) : null;
    case 'choice':
    case 'select':
      return isOffered(entry.options, text) ? text : null;
    case 'date':
    case 'month':
      return text;
  }
};

const times = (value: number | null, factor: number) => (value === null ? null : Math.round(value * factor));

const isOffered = (options: readonly { value: string }[], text: string) => options.some(({ value }) => value === text);

const unreadable = ({ kind }: Entry | Fixed): string => {
  if (kind === 'amount' || kind === 'count' || kind === 'years' || kind === 'percent') return words[kind];
  return words.other;
};

/** The question, or its problems: first what cannot be parsed, then what the contract refuses. */
export function readQuestion<Question>(
  schema: Schema<Question>,
  fields: readonly Field[],
  written: Written,
): Reading<Question> {
  const read = entriesOf(fields, written).map((entry) => ({ entry, value: answerOf(entry, written) }));
  const given = read.filter(({ value }) => value !== undefined && value !== null);
  const emptyLists = listsOf(fields).filter((list) => rowsOf(list, written).length === 0);
  const parsed = schema.safeParse(
    treeOf([
      ...given.map(({ entry, value }): [string, unknown] => [entry.name, value]),
      ...emptyLists.map(({ name }): [string, unknown] => [name, []]),
    ]),
  );
  const illegible = read
    .filter(({ value }) => value === null)
    .map(({ entry }): [string, string] => [entry.name, unreadable(entry)]);
  if (parsed.success && illegible.length === 0) return { question: parsed.data };
  const isGiven = (name: string) => given.some(({ entry }) => entry.name === name);
  const refused = parsed.success
    ? []
    : parsed.error.issues.map(({ path }): [string, string] => {
        const name = path.join('.');
        return [name, isGiven(name) ? words.other : words.missing];
      });
  return { problems: Object.fromEntries([...refused, ...illegible]) };
}
