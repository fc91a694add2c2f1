import { intakeWording } from '@evenhand/wording/intake';
import { cellsOf, type ListLabels } from './kinds';
import { questionKinds } from './question-kinds';

const lists = Object.entries(questionKinds).flatMap(([field, kind]) =>
  kind.kind === 'list' ? [{ field, list: kind }] : [],
);

test.each(lists)('each question of a row of $field has a label', ({ list }) => {
  const always = Object.fromEntries(Object.entries(list.cells).map(([cell, { when: _, ...kind }]) => [cell, kind]));
  const cells = cellsOf({ ...list, cells: always }, {}, {});
  expect(cells.length).toBeGreaterThan(1);
  expect(cells.filter(({ cell, label }) => label === '' || label === cell)).toEqual([]);
});

test('a row with a question that has no label does not compile', () => {
  const { school: _, ...fields } = intakeWording.lists.children.fields;
  // @ts-expect-error the label of `school` is missing
  const labels: ListLabels['children'] = { fields };
  expect(labels).not.toHaveProperty('fields.school');
});
