import { messagesOf, read } from './read.js';

const HEAD = '<title/><script src="x.js"/><style/><link href="y"/>';
const BODY = '<p>Rent</p><script src="z.js" /><p>is <span class="a"/>due</p>';

test.each([
  ['its name space', `<html xmlns="http://www.w3.org/1999/xhtml" lang="en">`],
  ['its type', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN"\n "http://www.w3.org/TR/xhtml1.dtd"><html>'],
])('an XHTML page, detected by %s, is read whole with its self-closing elements', async (_, beginning) => {
  const page = `<?xml version="1.0"?>\n${beginning}<head>${HEAD}</head><body>${BODY}</body></html>`;
  expect(await read('page.html', page)).toMatchObject([{ text: 'Rent\nis due' }]);
  const mail = `Subject: Fees\nContent-Type: text/html\n\n${page}`;
  expect((await messagesOf('mail.eml', mail))[0]?.text).toBe('Fees\nRent\nis due');
});

test('a self-closing tag stays open in plain HTML, as in a browser', async () => {
  const page = '<html><body><p>Rent</p><script src="x"/>alert(1)</script><p>is due</p></body></html>';
  expect(await read('page.html', page)).toMatchObject([{ text: 'Rent\nis due' }]);
});
