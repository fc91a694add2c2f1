import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { intakeWording as wording } from '@evenhand/wording/intake';

/** How a question is asked. `party` offers the two of them by name; `amount` is dollars on screen, cents in the record. */
export type PlainKind =
  | { kind: 'line'; autoComplete?: 'name' | 'email' | 'tel' | 'street-address'; email?: true }
  | { kind: 'text' }
  | { kind: 'date' }
  | { kind: 'amount'; placeholder?: string }
  | { kind: 'yes' }
  | { kind: 'party' }
  | { kind: 'province' }
  | { kind: 'child-home' }
  /** One of the children, by name. */
  | { kind: 'child' }
  | { kind: 'one-of'; choices: readonly string[] }
  /** One of many, from a list that opens. */
  | { kind: 'pick'; choices: readonly string[] }
  | { kind: 'some-of'; choices: readonly string[] }
  | { kind: 'schedule' };

type Cell<Row> = PlainKind & { when?: (row: Row, record: IntakeRecord) => boolean };

/** Several of a kind, each with questions of its own. */
export interface ListKind {
  kind: 'list';
  words: keyof typeof wording.lists;
  most: number;
  /** There is always one to fill in. */
  startsWithOne?: true;
  cells: Readonly<Record<string, Cell<object>>>;
}

export type QuestionKind = PlainKind | ListKind;

export const list = <Row extends object>(
  words: ListKind['words'],
  most: number,
  cells: { [Name in keyof Row & string]-?: Cell<Row> },
): ListKind => ({ kind: 'list', words, most, cells: cells as unknown as ListKind['cells'] });

/** The questions of one row that are asked, with what they are called and what is answered. */
export const cellsOf = (of: ListKind, row: object, record: IntakeRecord) =>
  Object.entries(of.cells)
    .filter(([, { when }]) => when?.(row, record) ?? true)
    .map(([cell, kind]) => ({
      cell,
      kind,
      label: (wording.lists[of.words].fields as Record<string, string>)[cell] ?? cell,
      value: (row as Record<string, unknown>)[cell],
    }));

export const oneOf = (choices: readonly string[]): PlainKind => ({ kind: 'one-of', choices });
export const pick = (choices: readonly string[]): PlainKind => ({ kind: 'pick', choices });
