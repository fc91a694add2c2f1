import { maskedEmail } from '@evenhand/contracts/masked-email';

test.each([
  ['alex.sample@example.test', 'a…e@example.test'],
  ['alexx@example.test', 'a…x@example.test'],
  ['alex@example.test', 'a…@example.test'],
  ['a@example.test', 'a…@example.test'],
  ['"a@b c"@example.test', '"…"@example.test'],
  ['𝒜lexander@example.test', '𝒜…r@example.test'],
  ['no address', '…'],
  ['@example.test', '…'],
])('the address %s is shown as %s', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown);
});
