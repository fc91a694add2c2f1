import { EmailAddress } from '../src/email.js';
import { didYouMean } from '../src/mail-domains.js';
import { maskedEmail } from '../src/masked-email.js';

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

test.each([
  [' Alex@Exämple.CA ', 'alex@xn--exmple-cua.ca'],
  ['alex@例え.テスト', 'alex@xn--r8jz45g.xn--zckzah'],
  ['alex@пример.рф', 'alex@xn--e1afmkfd.xn--p1ai'],
  ['josé@example.ca', 'josé@example.ca'],
  ['jose\u0301@example.ca', 'josé@example.ca'],
  ["o'brien+kids@mail.example.ca", "o'brien+kids@mail.example.ca"],
])('the internationalised address %s is accepted as %s', (written, kept) => {
  expect(EmailAddress.parse(written)).toBe(kept);
});

test.each([
  'alex@',
  '@example.ca',
  'alex@example',
  'al ex@example.ca',
  'alex@exam ple.ca',
  'a\u202elex@example.ca',
  'a..b@example.ca',
  'alex@ex/ämple.ca',
])('the text %j is no address', (written) => expect(EmailAddress.safeParse(written).success).toBe(false));

test.each([
  ['alex@icloud.con', 'alex@icloud.com'],
  ['Alex@gmial.com', 'Alex@gmail.com'],
  ['alex@gmal.con', 'alex@gmail.com'],
  ['alex@hotmial.com', 'alex@hotmail.com'],
  ['alex@outlok.com', 'alex@outlook.com'],
  ['alex@yahoo.co', 'alex@yahoo.com'],
  ['alex@gmail,com', 'alex@gmail.com'],
  ['alex@gmailcom', 'alex@gmail.com'],
  ['alex@rogers.comm', 'alex@rogers.com'],
  ['alex@sample-firm.con', 'alex@sample-firm.com'],
  ['alex@sympatico.va', 'alex@sympatico.ca'],
])('the address %s is taken for a slip of %s', (written, meant) => expect(didYouMean(written)).toBe(meant));

test.each([
  'alex@gmail.com',
  'alex@mail.com',
  'alex@ymail.com',
  'alex@me.com',
  'alex@yahoo.de',
  'alex@example.ca',
  'alex@sample.co',
  'alex',
  '',
])('the address %j is not questioned', (written) => expect(didYouMean(written)).toBeNull());
