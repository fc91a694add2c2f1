import { nameInMail, quoted } from '../src/mail/foreign-words.js';
import { mailHtml } from '../src/mail/message.js';

const SITE = 'https://evenhand.test';
const html = (text: string) => mailHtml('A document for you to read', text, SITE);

test('the HTML part has every word of the text, paragraph by paragraph', () => {
  const made = html('Hello,\n\nplease read this.\nIt is short.\n\nThank you.');
  expect(made).toMatch(/<p [^>]+>Hello,<\/p>\s*<p [^>]+>please read this\.<br>\s*It is short\.<\/p>/);
  expect(made).toMatch(/<p [^>]+>Thank you\.<\/p>/);
});

test('a link to the site becomes a button with its address below when it is alone on a line', () => {
  const link = `${SITE}/review#token-1`;
  const made = html(`Open this:\n\n${link}\n\nThank you.`);
  expect(made).toMatch(new RegExp(`<a [^>]*href="${link}"`));
  expect(made).toContain(`>${link}</p>`);
});

test.each(['https://evenhand.test.example.org/review', 'http://evenhand.test/', 'https://example.org/?evenhand.test'])(
  'a link to %s stays plain text',
  (link) => {
    const made = html(`Open this:\n\n${link}\n`);
    expect(made).toContain(link);
    expect(made).not.toContain('<a ');
  },
);

test('every line of a person’s message is quoted, without a button or markup', () => {
  const message = `Dear Sam,\n----\n\n${SITE}/review#theirs\n\n<img src="https://example.org/x.png" onerror=alert(1)>&amp;`;
  const lines = message.split('\n').map((line) => `> ${line}`);
  const made = html(`Hello,\n\n${lines.join('\n')}\n\nOpen this:\n\n${SITE}/review#ours\n`);
  expect(made.match(/<a /g)).toHaveLength(1);
  expect(made).toContain(`href="${SITE}/review#ours"`);
  expect(made).not.toContain('<img');
  expect(made).toContain('&lt;img src=&quot;https://example.org/x.png&quot; onerror=alert(1)&gt;&amp;amp;');
});

test('a code is shown large and in one piece', () => {
  expect(html('your code is\n\n    483 920\n\nIt works once.')).toMatch(/font:600 28px[^>]+>483 920<\/p>/);
});

test('a mail loads no remote resource and sets colours for light and dark mode', () => {
  const made = html(`Hello,\n\n${SITE}/review#token-1\n`);
  expect(made).not.toMatch(/<(img|link|script|iframe|object|video|audio)\b|url\(|@import|@font-face/i);
  expect(made.match(/\s(src|srcset|background|poster)=/g)).toBeNull();
  expect(made).toContain('content="light dark"');
  expect(made).toContain('prefers-color-scheme:dark');
});

test('only the drawing names the purpose of the site', () => {
  expect(html('Hello,')).not.toMatch(/separat|divorce|agreement/i);
});

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
  expect(nameInMail('x'.repeat(200))).toHaveLength(150);
});

test('a name with a full stop is mailed with a space behind it, and no link', () => {
  expect(nameInMail('Ma.Theresa St.John')).toBe('Ma. Theresa St. John');
  expect(nameInMail('Open example.org')).toBe('Open example[.]org');
});
