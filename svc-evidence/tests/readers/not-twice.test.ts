import { notTwice } from '../../src/readers/scans/not-twice.js';

const stamp =
  'Electronically issued : 12-Jan-2024 Toronto Superior Court of Justice\nCourt File No. FS-24-00012345\nPage 3';

test('a known line is left out, however it is wrapped and spaced', () => {
  const seen = 'Electronically issued: 12-Jan-2024\nToronto  Superior Court of Justice\n\nHe paid 500.\nPAGE 3';
  expect(notTwice(seen, stamp)).toBe('He paid 500.');
});

test('a known line of a word or two is kept', () => {
  const seen = 'Did you pay?\nNo\n2024\nToronto\nPage 3 of the letter';
  expect(notTwice(seen, stamp)).toBe(seen);
});

test('an unknown text is kept as it is', () => {
  expect(notTwice('One\n\n— Two', '')).toBe('One\n\n— Two');
  expect(notTwice('', stamp)).toBe('');
});

test('a long known line is left out when some of its letters were recognized wrongly', () => {
  const seen = 'Electronically issued : 12-] an-2024 Toronto Superior Court of J ustice\nHe paid 500.';
  expect(notTwice(seen, stamp)).toBe('He paid 500.');
});

test('a long line with another figure is kept', () => {
  const seen = 'Electronically issued : 13-Jan-2024 Toronto Superior Court of Justice';
  expect(notTwice(seen, stamp)).toBe(seen);
});
