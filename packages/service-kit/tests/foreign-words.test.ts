import { nameInMail, quoted } from '../src/mail/foreign-words.js';

test('attacker writes addresses into a message, product mails nothing that a mailbox makes a link of', () => {
  const mailed = quoted(
    'Pay at https://example.org/pay or www.example.org,\r\nask help@example.org or \\\\host\\x. It is $1.50.',
  );
  expect(mailed).toBe(
    '> Pay at https[:]//example[.]org/pay or www[.]example[.]org,\n> ask help[at]example[.]org or [\\][\\]host\\x. It is $1.50.',
  );
});

test('attacker ends the quote with lines of their own, product marks every line', () => {
  for (const line of quoted('One\rTwo\u2028Three\n\n----\nFour').split('\n')) expect(line).toMatch(/^> /);
});

test('a long name with line breaks from before names had rules is mailed as one short line', () => {
  expect(nameInMail(`Alex\n\nhttps://example.org ${'x'.repeat(200)}`)).toMatch(
    /^Alex {2}https\[:\]\/\/example\[\.\]org x+$/,
  );
  expect(nameInMail('x'.repeat(200))).toHaveLength(80);
});
