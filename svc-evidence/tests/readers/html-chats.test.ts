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

test('texts of Google Voice from Takeout are read', async () => {
  const one = (zone: string, name: string, text: string) =>
    `<div class="message"><abbr class="dt" title="2024-01-15T21:41:03.000${zone}">Jan 15, 2024, 9:41:03\u202fPM Eastern Time</abbr>:
<cite class="sender vcard"><a class="tel" href="tel:+15550001">${name}</a></cite>:
<q>${text}</q></div> `;
  const page = `<?xml version="1.0" ?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>Ann Carter</title><style>.hChatLog{}</style></head>
<body><div class="hChatLog hfeed">${one('-05:00', '<span class="fn">Ann Carter</span>', 'Is it<br>paid?')}${one('-04:00', '<abbr class="fn" title="">Me</abbr>', 'Yes &amp; done')}</div>
<div class="tags">Labels: <a rel="tag" href="https://example.ca">Text</a></div></body></html>`;
  expect(await messagesOf('Ann Carter - Text.html', page, 64)).toMatchObject([
    {
      source: 'texts',
      thread: 'Ann Carter',
      people: ['Ann Carter'],
      at: '2024-01-16T02:41:03.000Z',
      text: 'Is it\npaid?',
    },
    { people: ['Me'], at: '2024-01-16T01:41:03.000Z', text: 'Yes & done' },
  ]);
});

test('a Facebook message whose sender is missing gets no sender, not that of the message before', async () => {
  const box = (name: string, text: string) =>
    `<div class="_3-95 _a6-g"><h2 class="_a6-h">${name}</h2><div class="_a6-p"><div>${text}</div></div><div class="_a6-o">15 janv. 2024 21:41:03</div></div>`;
  const found = await messagesOf('message_1.html', `<body>${box('', 'Second')}${box('Ann', 'First')}</body>`);
  expect(found).toMatchObject([
    { people: ['Ann'], text: 'First', at: '2024-01-16T02:41:03.000Z' },
    { people: [], text: 'Second' },
  ]);
});

test('an edited text is read with its new version, and keeps its date', async () => {
  const one = (part: string) =>
    `<div class="message"><div class="received"><p><span class="timestamp"><a href="sms://open">Jan 15, 2024  9:41:03 PM</a> </span><span class="sender">Ann</span></p>
<hr><div class="message_part">${part}</div></div></div>`;
  const changed = `<div class="edited"><table><tbody><tr><td><span class="timestamp"></span></td><td>I pay 500</td></tr></tbody><tfoot><tr><td><span class="timestamp">Edited 30 seconds later</span></td><td>I pay <b>50</b></td></tr></tfoot></table></div>`;
  const page = `<html><body>${one('<span class="bubble">Hello</span>')}${one(changed)}</body></html>`;
  const at = '2024-01-16T02:41:03.000Z';
  expect(await messagesOf('Ann.html', page, 64)).toMatchObject([
    { source: 'texts', people: ['Ann'], at, text: 'Hello' },
    { people: ['Ann'], at, text: 'I pay 500\nEdited 30 seconds later\nI pay 50' },
  ]);
});

test('files, polls, calls, contacts and places of a Telegram page are read', async () => {
  const card = (kind: string, title: string, status: string) =>
    `<a class="media clearfix pull_left block_link media_${kind}" href="files/1"><div class="fill pull_left"></div><div class="body"><div class="title bold">
${title}
</div><div class="description">Not included, change data exporting settings to download.</div><div class="status details">${status}</div></div></a>`;
  const poll = `<div class="media_poll"><div class="question bold">Who keeps the house?</div><div class="details">Anonymous poll</div><div class="answer">- Ann <span class="details">1 vote, chosen vote</span></div><div class="answer">- Bob</div><div class="total details	">1 vote</div></div>`;
  const one = (media: string, text = '') =>
    `<div class="message default clearfix"><div class="body"><div class="pull_right date details" title="15.01.2024 21:41:03 UTC-05:00">21:41</div><div class="from_name">Bob</div><div class="media_wrap clearfix">${media}</div>${text}</div></div>`;
  const all = [
    one(card('file', 'lease.pdf', '34.0 KB'), '<div class="text">Sign it</div>'),
    one(poll),
    one(card('call success', 'Ann', 'Outgoing (125 seconds)')),
    one(card('contact', 'Zoë', '+1 416 555 0001')),
    one(card('location', 'Location', '43.65, -79.38')),
    one(card('venue', 'Court House', '')),
    one(card('photo', 'Photo', '640x480')),
    one(card('voice_message', 'Voice message', '00:12')),
  ];
  const page = `<html><body><div class="page_header"><div class="text bold">Ann</div></div><div class="history">${all.join('')}</div></body></html>`;
  const found = await messagesOf('messages.html', page, 64);
  expect(found.map(({ text }) => text)).toEqual([
    'lease.pdf\n34.0 KB\nSign it',
    'Who keeps the house?\nAnonymous poll\n- Ann 1 vote, chosen vote\n- Bob\n1 vote',
    'Ann\nOutgoing (125 seconds)',
    'Zoë\n+1 416 555 0001',
    'Location\n43.65, -79.38',
    'Court House',
  ]);
  for (const message of found) expect(message).toMatchObject({ people: ['Bob'], at: '2024-01-16T02:41:03.000Z' });
});
