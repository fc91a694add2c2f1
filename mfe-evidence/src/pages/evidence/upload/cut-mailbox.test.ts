import { Blob, File } from 'node:buffer';
import { inParts } from './cut-mailbox';

Object.assign(globalThis, { Blob, File });

const mail = (number: number, body: string): string =>
  `From ann@example.test Mon Jan 15 21:41:03 2024\r\nSubject: ${number}\r\n\r\n${body}\r\n\r\n`;
const textsOf = async (parts: globalThis.File[]) => Promise.all(parts.map((part) => part.text()));
const mailbox = (text: string, name = 'All mail.mbox') => new globalThis.File([text], name);

test('a mailbox that is too large is cut where mails begin, and nothing of it is lost', async () => {
  const body = 'The rent is paid.\r\n\r\nFrom Friday on I pay at 9:00.\r\nYes: all of it.\r\n'.repeat(40);
  const all = Array.from({ length: 30 }, (_, number) => mail(number, body)).join('');
  const parts = await inParts(mailbox(all), 20_000);
  const texts = await textsOf(parts);
  expect(texts.join('')).toBe(all);
  expect(texts.length).toBeGreaterThan(3);
  for (const text of texts) expect(text).toMatch(/^From ann@example\.test Mon .*\r\nSubject: \d+\r\n/);
  expect(parts.every(({ size }) => size <= 20_000)).toBe(true);
  expect(parts[1]?.name).toBe(`All mail, part 2 of ${parts.length}.mbox`);
});

test('a mailbox within the limit, a single mail above it and any other file are not cut', async () => {
  for (const file of [
    mailbox(mail(1, 'Hello')),
    mailbox(mail(1, 'Hello. '.repeat(5_000))),
    mailbox(mail(1, 'Hello. '.repeat(5_000)), 'all.txt'),
  ])
    expect(await inParts(file, 20_000)).toEqual([file]);
});
