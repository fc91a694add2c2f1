import { isolated } from '../src/isolated.js';

test('isolated wraps a name in Unicode isolation marks', () => {
  expect(isolated('הסכם.pdf')).toBe('\u2068הסכם.pdf\u2069');
});

test('isolated removes the mark that ends the isolation from a name', () => {
  expect(isolated('a\u2069\u202etxt.exe')).toBe('\u2068a\u202etxt.exe\u2069');
});
