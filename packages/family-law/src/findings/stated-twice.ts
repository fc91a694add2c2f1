import type { IntakeField, IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Check } from './check.js';

/** One entry of a list, by its name; `content` is what it settles. */
interface Entry {
  readonly called: string;
  readonly content: unknown;
}

const entriesOf = (called: string | undefined, content: unknown): Entry[] =>
  called?.trim() ? [{ called: called.trim(), content }] : [];

const holidays = ({ hasChildren, holidays: all = [] }: IntakeRecord): Entry[] =>
  (hasChildren ? all : []).flatMap((one) =>
    entriesOf(one.holiday === 'Another day' ? (one.called ?? one.from) : one.holiday, one),
  );

const lists: readonly {
  readonly answer: IntakeField;
  readonly kind: string;
  entries(record: IntakeRecord): Entry[];
}[] = [
  { answer: 'holidays', kind: 'holiday', entries: holidays },
  {
    answer: 'otherChildren',
    kind: 'child of another relationship',
    entries: ({ hasChildren, otherChildren = [] }) =>
      (hasChildren ? otherChildren : []).flatMap((one) => entriesOf(one.name, one)),
  },
  {
    answer: 'expenses',
    kind: 'expense',
    entries: ({ hasChildren, expenses = [] }) =>
      (hasChildren ? expenses : []).flatMap((one) =>
        entriesOf(one.what && `${one.what.trim()} of ${one.child?.trim() ?? 'a child'}`, one),
      ),
  },
  {
    answer: 'pensions',
    kind: 'pension',
    entries: ({ pensions = [] }) =>
      pensions.flatMap((one) => entriesOf(one.plan && `${one.plan.trim()}, of ${one.member ?? 'one of you'}`, one)),
  },
  {
    answer: 'animals',
    kind: 'animal',
    entries: ({ animals = [] }) => animals.flatMap((one) => entriesOf(one.name, one)),
  },
];

/** The first entry whose name an earlier one has. */
const repeated = (entries: readonly Entry[]): { called: string; isSame: boolean } | null => {
  const seen = new Map<string, string>();
  for (const { called, content } of entries) {
    const key = called.toLocaleLowerCase('en-CA');
    const [said, earlier] = [JSON.stringify(content), seen.get(key)];
    if (earlier !== undefined) return { called, isSame: earlier === said };
    seen.set(key, said);
  }
  return null;
};

export const statedTwice: Check = {
  id: 'stated-twice',
  severity: 'blocking',
  why: 'Family Law Act, s. 55(1): what is agreed twice can be carried out only where both say the same, and an amount that stands twice is owed twice.',
  answers: ['holidays', 'expenses', 'pensions', 'animals', 'otherChildren'],
  find: (record) => {
    for (const { answer, kind, entries } of lists) {
      const twice = repeated(entries(record));
      if (twice)
        return {
          answer,
          sentence: `The ${kind} “${twice.called}” is listed twice${twice.isSame ? '' : ', with different answers'}. Take one of the two out.`,
        };
    }
    return null;
  },
};
