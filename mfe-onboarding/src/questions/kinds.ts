import { isAskedInRow } from '@evenhand/contracts/intake/asked-rows';
import type { Child } from '@evenhand/contracts/intake/child';
import type { Holiday, OtherChild } from '@evenhand/contracts/intake/parenting-facts';
import type { Animal, Pension } from '@evenhand/contracts/intake/property-facts';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { SpousalStep } from '@evenhand/contracts/intake/spousal-facts';
import type { Expense } from '@evenhand/contracts/intake/support-facts';
import { dayOf } from '@evenhand/contracts/toronto';
import { intakeWording as wording } from '@evenhand/wording/intake';

/** How a question is asked. `party` offers the couple by name; `amount` is dollars on screen, cents in the record. */
export type PlainKind =
  | { kind: 'line'; autoComplete?: 'name' | 'email' | 'tel' | 'street-address'; email?: true }
  | { kind: 'text' }
  | { kind: 'date' }
  | { kind: 'amount'; placeholder?: string }
  | { kind: 'yes' }
  /** `mayBeNeither`: a select that can be emptied. */
  | { kind: 'party'; mayBeNeither?: true }
  | { kind: 'province' }
  | { kind: 'child-home' }
  /** One of the children, by name. */
  | { kind: 'child' }
  | { kind: 'one-of'; choices: readonly string[] }
  /** A select with many options. */
  | { kind: 'pick'; choices: readonly string[] }
  /** `own`: the label of the field for choices in own words. */
  | { kind: 'some-of'; choices: readonly string[]; own?: string }
  | { kind: 'schedule' }
  /** The days of two weeks. */
  | { kind: 'two-weeks' }
  /** Sentences of the agreement in own words: changed or taken back, not added. */
  | { kind: 'rewordings' };

interface Rows {
  children: Child;
  holidays: Holiday;
  otherChildren: OtherChild;
  expenses: Expense;
  spousalSteps: SpousalStep;
  pensions: Pension;
  animals: Animal;
}

/** A label for every field of a row: a missing one does not compile. */
export type ListLabels = { [Name in keyof Rows]: { fields: Readonly<Record<keyof Rows[Name], string>> } };
const labelled: ListLabels = wording.lists;

/** A list of rows with the same fields. */
export interface ListKind {
  kind: 'list';
  words: keyof Rows;
  most: number;
  /** Begins with one empty row. */
  startsWithOne?: true;
  cells: Readonly<Record<string, PlainKind>>;
}

export type QuestionKind = PlainKind | ListKind;

/** Declares every field of the list's rows. */
export const list = <Words extends keyof Rows>(
  words: Words,
  most: number,
  cells: { [Field in keyof Rows[Words]]-?: PlainKind },
): ListKind => ({ kind: 'list', words, most, cells });

/** The visible fields of a row with labels and values. */
export const cellsOf = (of: ListKind, row: object, record: IntakeRecord) => {
  const labels = new Map<string, string>(Object.entries(labelled[of.words].fields));
  const answers = new Map<string, unknown>(Object.entries(row));
  return Object.entries(of.cells)
    .filter(([cell]) => isAskedInRow(of.words, cell, row, record, dayOf(new Date())))
    .map(([cell, kind]) => ({ cell, kind, label: labels.get(cell) ?? '', value: answers.get(cell) }));
};

export const oneOf = (choices: readonly string[]): PlainKind => ({ kind: 'one-of', choices });
export const pick = (choices: readonly string[]): PlainKind => ({ kind: 'pick', choices });
