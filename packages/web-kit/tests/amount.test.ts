import { readAmount, writeAmount } from '../src/amount';

describe('a written amount', () => {
  test.each([
    ['500000', 50_000_000],
    ['500,000', 50_000_000],
    ['$1,234.56', 123_456],
    ['1234.5', 123_450],
    ['0', 0],
    [' 12 000.05 ', 1_200_005],
  ])('%s is read to the cent', (written, cents) => {
    expect(readAmount(written)).toBe(cents);
  });

  test.each(['', 'abc', '-5', '1.234,56', '12,34', '1.239', '1e9', '99999999999999'])('%s is no amount', (written) => {
    expect(readAmount(written)).toBeNull();
  });

  test('is formatted with cents', () => {
    expect(writeAmount(123_456)).toBe('1,234.56');
  });
});
