import { mailOf, mboxOf } from './files.js';
import { messagesOf, read } from './read.js';

const mail = (subject: string, body = 'It is paid.') => mailOf({ subject, body }).replaceAll('\r\n', '\n');

test.each([
  ['Gmail', 'From 1234567890@xxx Mon Jan 01 12:00:00 +0000 2024'],
  ['Thunderbird', 'From - Mon Jan 1 12:00:00 2024'],
  ['Mailman', 'From ann at example.org  Thu Aug 22 12:36:23 2002'],
  ['a program that returns mail', 'From MAILER-DAEMON Thu Aug 22 12:36:23 2002'],
  ['Outlook, converted', 'From "Ann Carter" Thu Aug  2 12:36:23 2002'],
  ['Eudora', 'From ???@??? Thu Aug 22 12:36:23 2002'],
  ['a server of old', 'From ann@example.ca Thu Aug 22 12:36 EDT 2002 remote from example'],
  ['a program that writes the date of the mail', 'From ann@example.ca Mon, 15 Jan 2024 21:41:03 -0500'],
  ['a program that writes it with a zone of letters', 'From ann@example.ca Mon, 1 Jan 2024 21:41:03 GMT'],
  ['a program that names the zone last', 'From ann@example.ca Mon Jan 15 21:41:03 2024 EST'],
  [
    'a relay, which keeps the border of another',
    'From ann@x.ca Mon Jan 15 21:41:03 2024\n>From a Mon Jan 15 21:41:03 2024',
  ],
])('a mailbox of %s is read mail by mail, under any file name', async (_, border) => {
  for (const newline of ['\n', '\r\n']) {
    const box = `${border}\n${mail('One')}\n${border}\n${mail('Two')}`.replaceAll('\n', newline);
    for (const filename of ['all.mbox', 'all.eml', 'all'])
      expect((await messagesOf(filename, box)).map(({ text }) => text)).toEqual([
        'One\nIt is paid.',
        'Two\nIt is paid.',
      ]);
  }
});

test.each([
  ['of dates', 'the account was used\n\nFrom January 2022 to December 2023\nyou took 40,000 from it.'],
  ['like a border, without a header below', 'See\n\nFrom ann@example.ca Mon Jan 15 21:41:03 2024\nit was his.'],
  ['like a border, within a paragraph', 'See\nFrom ann@example.ca Mon Jan 15 21:41:03 2024\nSubject: I owe you'],
  [
    'like a border, with words of a mail below',
    'See\nFrom ann@example.ca Mon Jan 15 21:41:03 2024\nDate: she paid.\nSo.',
  ],
  ['with a day of the week', 'He lived here\n\nFrom Mon, 15 Jan 2024 to May 2024\nNote: not after.'],
  ['with a time, but no day', 'See\n\nFrom 10:00 to 11:30 in 2024\nNote: he was there.'],
])('a mail with a line "From …" %s is not split', async (_, body) => {
  const box = ['One', 'Two']
    .map((subject) => `From a@x.ca Mon Jan 15 10:00:00 2024\n${mail(subject, body)}\n`)
    .join('');
  for (const pieces of [1, 64, 100_000]) {
    const found = await messagesOf('all.mbox', box, pieces);
    expect(found.map(({ path, text }) => [path, text])).toEqual([
      ['mail 1', `One\n${body}`],
      ['mail 2', `Two\n${body}`],
    ]);
  }
});

test.each([
  ['"Bob Lee" <someone.else@evil.example>', 'Bob Lee <someone.else@evil.example>'],
  ['"bob@x.ca" <Bob@x.ca>', 'Bob@x.ca'],
  ['"\'bob@x.ca\'" <bob@x.ca>', 'bob@x.ca'],
  ['"bob@x.ca" <someone.else@evil.example>', 'bob@x.ca <someone.else@evil.example>'],
  ['bob@x.ca', 'bob@x.ca'],
  ['Family: Bob Lee <bob@x.ca>;', 'Bob Lee <bob@x.ca>'],
  [`"${'Bob '.repeat(100)}" <a@evil.example>`, `${'Bob '.repeat(25)}<a@evil.example>`],
])('the sender of a mail is kept with name and address: %s', async (from, sender) => {
  const [found] = await messagesOf('mail.eml', mailOf({ from, body: 'I owe you 900' }));
  expect(found?.people).toEqual([sender, 'Bob <bob@example.ca>']);
});

test('a mailbox that begins with empty lines, or without a From line, has its first mail', async () => {
  const border = 'From - Mon Jan 1 12:00:00 2024\n';
  const subjects = async (box: string) => (await messagesOf('all.mbox', box)).map(({ thread }) => thread);
  expect(await subjects(`\n\n${border}${mail('One')}\n${border}${mail('Two')}`)).toEqual(['One', 'Two']);
  expect(await subjects(`${mail('One')}\n${border}${mail('Two')}`)).toEqual(['One', 'Two']);
});

test.each([
  'From: Bob <bob@x.ca>',
  'Date: Mon, 15 Jan 2024 10:00:00 -0500',
  'Received: by x.ca\n\tid 7',
  'X-Mozilla-Status: 0001',
])('a From line without an empty line before it begins a mail when headers follow: %s', async (header) => {
  const border = `From a@x.ca Mon Jan 15 10:00:00 2024\n${header}\n`;
  for (const newline of ['\n', '\r\n']) {
    const box = `${border}${mail('One')}${border}${mail('Two')}`.replaceAll('\n', newline);
    for (const pieces of [1, 64, 100_000]) {
      const found = await messagesOf('all.mbox', box, pieces);
      expect(found.map(({ text }) => text)).toEqual(['One\nIt is paid.', 'Two\nIt is paid.']);
    }
  }
});

const inCharset = async (charset: string, body: Buffer): Promise<string | undefined> => {
  const head = `Content-Type: text/plain; charset=${charset}\nContent-Transfer-Encoding: base64\n\n`;
  return (await messagesOf('mail.eml', head + body.toString('base64')))[0]?.text;
};

test.each([
  ['iso-8859-1', 'I don\x92t owe you \x80500 \x96 caf\xe9', 'I don’t owe you €500 – café'],
  ['"ISO-8859-1"', '\x93Yes\x94', '“Yes”'],
  ['latin1', '\x93Yes\x94', '“Yes”'],
  ['iso-8859-9', '\x93\xfd\x94', '“ı”'],
  ['x-mac-roman', 'I don\xd5t owe you \xdb500', 'I don’t owe you €500'],
  ['iso-2022-jp', '\x1b$B$3$s\x1b(B 500', 'こん 500'],
  ['shift_jis', '\x82\xb1\x82\xf1', 'こん'],
  ['cp850', 'caf\x82', 'café'],
  ['us-ascii', 'caf\xc3\xa9', 'café'],
  ['utf-7', 'caf+AOk-', 'café'],
  ['unknown-8bit', 'I don\x92t', 'I don’t'],
  ['utf-16', '\xfe\xff\0H\0i', 'Hi'],
])('a mail in the charset %s is decoded as its program meant', async (charset, bytes, text) => {
  expect(await inCharset(charset, Buffer.from(bytes, 'latin1'))).toBe(text);
});

test('a subject in undeclared bytes is read as Windows-1252', async () => {
  const mail = Buffer.from('Subject: I don\x92t owe you \x80500\n\nNo.', 'latin1');
  expect((await messagesOf('mail.eml', mail))[0]?.text).toBe('I don’t owe you €500\nNo.');
});

test('a mail with line ends of old Macs is read, with its attachments', async () => {
  const attachments = [{ filename: 'notes.txt', bytes: Buffer.from('The fees are $400') }];
  const written = mailOf({ subject: 'Fees', body: 'See it.\r\n\r\nAnn', attachments }).replaceAll('\r\n', '\r');
  expect((await read('mail.eml', written)).map(({ text }) => text)).toEqual([
    'Fees\nSee it.\n\nAnn',
    'The fees are $400',
  ]);
});

test('a mailbox with line ends of old Macs is read, under any name and with mixed line ends', async () => {
  const border = 'From ???@??? Thu Aug 22 12:36:23 2002\n';
  const [one, two] = ['One', 'Two'].map((subject) => `${border}${mail(subject, 'It is paid.\n\nAnn')}\n`);
  for (const newline of ['\r', '\r\n', '\n']) {
    const box = `${one?.replaceAll('\n', '\r')}${two?.replaceAll('\n', newline)}`;
    for (const [filename, pieces] of [
      ['all.mbox', 1],
      ['all.mbox', 7],
      ['all', 100_000],
    ] as const) {
      const found = await messagesOf(filename, box, pieces);
      expect(found.map(({ text }) => text.replaceAll('\r', ''))).toEqual([
        'One\nIt is paid.\n\nAnn',
        'Two\nIt is paid.\n\nAnn',
      ]);
    }
  }
});

test('a line that a mailbox escaped is read without the escape', async () => {
  const body = 'Hello,\n>From Friday on I pay.\n>>From me, too.\n> From there.';
  expect((await messagesOf('mail.mbox', mboxOf(mail('Fees', body))))[0]?.text).toContain(
    'From Friday on I pay.\n>From me, too.',
  );
});
