import { globSync, readFileSync } from 'node:fs';

/** Promises that the product does not keep, and terms of storage and search that no reader knows. */
const GONE = [
  /open beside the form/i,
  /PDF at any time/i,
  /tell me what you would like/i,
  /one-click deletion of everything/i,
  /write-ahead/i,
  /travels? behind the #/i,
  /rules of 20\d\d-/i,
  /stored under/i,
  /strong match/i,
  /(?<!Update )knowledge base/i,
  /does not carry a seal/i,
];

test('no sentence makes a promise that is not kept, or names storage, rule versions or ranks of a search', () => {
  const files = globSync('packages/wording/src/**/*.ts');
  expect(files.length).toBeGreaterThan(60);
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return GONE.flatMap((words) => words.exec(text)?.[0] ?? []).map((words) => `${file}: ${words}`);
  });
  expect(found).toEqual([]);
});
