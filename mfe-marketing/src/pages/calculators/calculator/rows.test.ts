import type { List } from './field';
import { withoutRow, withRow } from './fields';

const list: List = {
  kind: 'list',
  name: 'children',
  title: 'Children',
  add: 'Add',
  item: String,
  itemName: 'child',
  of: () => [],
};
const three = { 'children.rows': '3', 'children.0.age': '1', 'children.1.age': '2', 'children.2.age': '3', on: 'x' };

test('withRow adds an empty row at the end', () => {
  expect(withRow(list, three)).toEqual({ ...three, 'children.rows': '4' });
});

test('withoutRow renumbers the later rows and keeps all other values', () => {
  expect(withoutRow(list, three, 1)).toEqual({
    'children.rows': '2',
    'children.0.age': '1',
    'children.1.age': '3',
    on: 'x',
  });
});
