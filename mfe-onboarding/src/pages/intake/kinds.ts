import type { Child } from '@evenhand/contracts/intake/child';
import type { Holiday, OtherChild } from '@evenhand/contracts/intake/parenting-facts';
import type { Pension } from '@evenhand/contracts/intake/property-facts';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Expense } from '@evenhand/contracts/intake/support-facts';
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

/** A row of any list, as far as it is filled in. */
type Row = Partial<Child & Expense & Holiday & OtherChild & Pension>;

type Cell = PlainKind & { when?: (row: Row, record: IntakeRecord) => boolean };

/** Several of a kind, each with questions of its own. */
export interface ListKind {
  kind: 'list';
  words: keyof typeof wording.lists;
  most: number;
  /** There is always one to fill in. */
  startsWithOne?: true;
  cells: Readonly<Record<string, Cell>>;
}

export type QuestionKind = PlainKind | ListKind;

/** A list that asks for every field of its rows. */
export const list = <Asked extends object>(
  words: ListKind['words'],
  most: number,
  cells: { [Name in keyof Asked & string]-?: Cell },
): ListKind => ({ kind: 'list', words, most, cells });

/** The questions of one row that are asked, with what they are called and what is answered. */
export const cellsOf = (of: ListKind, row: object, record: IntakeRecord) => {
  const labels = new Map<string, string>(Object.entries(wording.lists[of.words].fields));
  const answers = new Map<string, unknown>(Object.entries(row));
  return Object.entries(of.cells)
    .filter(([, { when }]) => when?.(row, record) ?? true)
    .map(([cell, kind]) => ({ cell, kind, label: labels.get(cell) ?? cell, value: answers.get(cell) }));
};

export const oneOf = (choices: readonly string[]): PlainKind => ({ kind: 'one-of', choices });
export const pick = (choices: readonly string[]): PlainKind => ({ kind: 'pick', choices });
