import { messagesOf } from './read.js';

test('texts of Google Voice, from Takeout', async () => {
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

test('a message of Facebook whose sender is gone is nobody’s, not that of the one before', async () => {
  const box = (name: string, text: string) =>
    `<div class="_3-95 _a6-g"><h2 class="_a6-h">${name}</h2><div class="_a6-p"><div>${text}</div></div><div class="_a6-o">15 janv. 2024 21:41:03</div></div>`;
  const found = await messagesOf('message_1.html', `<body>${box('', 'Second')}${box('Ann', 'First')}</body>`);
  expect(found).toMatchObject([
    { people: ['Ann'], text: 'First', at: '2024-01-16T02:41:03.000Z' },
    { people: [], text: 'Second' },
  ]);
});

test('a text that was changed is read with what it was changed to, and keeps its date', async () => {
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
