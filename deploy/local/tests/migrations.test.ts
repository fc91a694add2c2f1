import { findingsIn } from '../migrations/squawk.ts';

const rulesIn = (sql: string): (string | undefined)[] =>
  findingsIn('planted.sql', sql).map((line) => / warning: ([\w-]+)/.exec(line)?.[1]);

test.each([
  ['ALTER TABLE item ADD COLUMN bytes int NOT NULL', 'adding-required-field'],
  ['ALTER TABLE item ALTER COLUMN bytes SET NOT NULL', 'adding-not-nullable-field'],
  ['ALTER TABLE item DROP COLUMN bytes', 'ban-drop-column'],
  ['DROP TABLE item', 'ban-drop-table'],
  ['ALTER TABLE item RENAME COLUMN bytes TO size', 'renaming-column'],
  ['ALTER TABLE item RENAME TO thing', 'renaming-table'],
  ['ALTER TABLE item ALTER COLUMN bytes TYPE text', 'changing-column-type'],
])('a migration with %s is refused', (sql, rule) => {
  expect(rulesIn(sql)).toContain(rule);
});

test.each([
  'ALTER TABLE item ADD COLUMN bytes int',
  'ALTER TABLE item ADD COLUMN bytes int NOT NULL DEFAULT 0',
  'CREATE TABLE thing (id uuid PRIMARY KEY, bytes int NOT NULL)',
  '-- No release since 2026-12-01 reads it.\n-- squawk-ignore ban-drop-column\nALTER TABLE item DROP COLUMN bytes',
])('a migration with %s passes', (sql) => {
  expect(rulesIn(sql)).toEqual([]);
});
