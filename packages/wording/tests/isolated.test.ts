import { isolated } from '../src/isolated.js';

test('a name in a sentence is isolated from it', () => {
  expect(isolated('הסכם.pdf')).toBe('\u2068הסכם.pdf\u2069');
});

test('a name cannot end its isolation', () => {
  expect(isolated('a\u2069\u202etxt.exe')).toBe('\u2068a\u202etxt.exe\u2069');
});
