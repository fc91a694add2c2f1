import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { intakeWording } from '@evenhand/wording/intake';
import { cellsOf, type ListKind, type ListLabels } from './kinds';
import { questionKinds } from './question-kinds';

const lists = Object.entries(questionKinds).flatMap(([field, kind]) =>
  kind.kind === 'list' ? [{ field, list: kind }] : [],
);

test.each(lists)('each question of a row of $field has a label', ({ list }) => {
  const labels = new Map<string, string>(Object.entries(intakeWording.lists[list.words].fields));
  const cells = Object.keys(list.cells);
  expect(cells.length).toBeGreaterThan(1);
  expect(cells.filter((cell) => !labels.get(cell) || labels.get(cell) === cell)).toEqual([]);
});

test('a row with a question that has no label does not compile', () => {
  const { school: _, ...fields } = intakeWording.lists.children.fields;
  // @ts-expect-error the label of `school` is missing
  const labels: ListLabels['children'] = { fields };
  expect(labels).not.toHaveProperty('fields.school');
});

test('a row asks what its other answers call for', () => {
  const asked = (list: ListKind, row: object, record: IntakeRecord = {}) =>
    cellsOf(list, row, record).map(({ cell }) => cell);
  const of = (words: string) => lists.find(({ field }) => field === words)?.list as ListKind;
  expect(asked(of('pensions'), { settlement: 'The payments are divided' })).toContain('monthly');
  expect(asked(of('pensions'), { settlement: 'The member keeps it' })).not.toContain('monthly');
  expect(asked(of('children'), {}, { children: [{}, {}] })).toContain('schedule');
  expect(asked(of('children'), {}, { children: [{}] })).not.toContain('livesWith');
  expect(asked(of('children'), {}, { children: [{}], primaryResidence: 'Other arrangement' })).toContain('livesWith');
});
