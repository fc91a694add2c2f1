import { withoutKnownLines } from '../../src/readers/scans/known-lines.js';

const stamp =
  'Electronically issued : 12-Jan-2024 Toronto Superior Court of Justice\nCourt File No. FS-24-00012345\nPage 3';

test('a known line is left out, however it is wrapped and spaced', () => {
  const seen = 'Electronically issued: 12-Jan-2024\nToronto  Superior Court of Justice\n\nHe paid 500.\nPAGE 3';
  expect(withoutKnownLines(seen, stamp)).toBe('He paid 500.');
});

test('a known line of a word or two is kept', () => {
  const seen = 'Did you pay?\nNo\n2024\nToronto\nPage 3 of the letter';
  expect(withoutKnownLines(seen, stamp)).toBe(seen);
});

test('an unknown text is kept as it is', () => {
  expect(withoutKnownLines('One\n\n— Two', '')).toBe('One\n\n— Two');
  expect(withoutKnownLines('', stamp)).toBe('');
});

test('a long known line is left out when some of its letters were recognized wrongly', () => {
  const seen = 'Electronically issued : 12-] an-2024 Toronto Superior Court of J ustice\nHe paid 500.';
  expect(withoutKnownLines(seen, stamp)).toBe('He paid 500.');
});

test('a long line with another figure is kept', () => {
  const seen = 'Electronically issued : 13-Jan-2024 Toronto Superior Court of Justice';
  expect(withoutKnownLines(seen, stamp)).toBe(seen);
});
