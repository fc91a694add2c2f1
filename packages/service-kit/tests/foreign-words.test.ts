import { nameInMail, quoted } from '../src/mail/foreign-words.js';

test('attacker writes addresses into a message, product mails nothing that a mailbox turns into a link', () => {
  const mailed = quoted(
    'Pay at https://example.org/pay or www.example.org,\r\nask help@example.org or \\\\host\\x. It is $1.50.',
  );
  expect(mailed).toBe(
    '> Pay at https[:]//example[.]org/pay or www[.]example[.]org,\n> ask help[at]example[.]org or [\\][\\]host\\x. It is $1.50.',
  );
});

test('attacker ends the quote with extra lines, product marks every line', () => {
  for (const line of quoted('One\rTwo\u2028Three\n\n----\nFour').split('\n')) expect(line).toMatch(/^> /);
});

test('an old name is mailed as one short line when it is long or has line breaks', () => {
  expect(nameInMail(`Alex\n\nhttps://example.org ${'x'.repeat(200)}`)).toMatch(
    /^Alex {2}https\[:\]\/\/example\[\.\]org x+$/,
  );
  expect(nameInMail('x'.repeat(200))).toHaveLength(80);
});
