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
    'Photo\n640x480',
    'Voice message\n00:12',
  ]);
  for (const message of found) expect(message).toMatchObject({ people: ['Bob'], at: '2024-01-16T02:41:03.000Z' });
});

const telegram = (...messages: string[]) =>
  messagesOf(
    'messages.html',
    `<html><body><div class="page_header"><div class="text bold">Chris</div></div><div class="history">${messages.join('')}</div></body></html>`,
    64,
  );

const sent = (content: string, more = '') =>
  `<div class="message default clearfix${more}"><div class="body"><div class="pull_right date details" title="15.01.2024 21:41:03 UTC-05:00">21:41</div>${more ? '' : '<div class="from_name">Dana</div>'}${content}</div></div>`;

const media = (content: string) => `<div class="media_wrap clearfix">${content}</div>`;

const at = '2024-01-16T02:41:03.000Z';

test.each([
  [
    'a photo',
    media(
      '<a class="photo_wrap" href="photos/photo_1@15-01.jpg"><img class="photo" src="photos/photo_1_thumb.jpg"></a>',
    ),
    'photo_1@15-01.jpg',
  ],
  [
    'a photo with a caption and a link',
    `${media('<a class="photo_wrap" href="photos/p%201.jpg"></a>')}<div class="text">The <a href="https://x.ca/a.pdf">roof</a></div>`,
    'The roof\np 1.jpg',
  ],
  [
    'a video',
    media('<a class="video_file_wrap" href="video_files/v.mp4"><div class="video_duration">00:09</div></a>'),
    '00:09\nv.mp4',
  ],
  [
    'a voice message',
    media(
      '<a class="media media_voice_message" href="voice_messages/audio_1.ogg"><div class="body"><div class="title bold">Voice message</div><div class="status details">00:12</div></div></a>',
    ),
    'Voice message\n00:12\naudio_1.ogg',
  ],
  ['what the page does not show', '<div class="media_of_tomorrow"></div>', 'Message without text'],
])('a message of a Telegram page with only a file is named: %s', async (_, content, text) => {
  expect(await telegram(sent(content))).toMatchObject([{ people: ['Dana'], at, text }]);
});

test('a forwarded message of a Telegram page names its author, with a continued one', async () => {
  const date = '<span class="date details" title="01.03.2023 10:00:00 UTC-05:00">01.03.2023</span>';
  const forwarded = (text: string, from = '') =>
    `<div class="forwarded body">${from && `<div class="from_name">${from} ${date}</div>`}${text}</div>`;
  const owed = '<div class="text">I owe you 600</div>';
  expect(
    await telegram(
      sent(forwarded(owed, 'Pat')),
      sent(forwarded(media('<a class="photo_wrap" href="photos/a.jpg"></a>')), ' joined'),
      sent('<div class="text">So pay.</div>', ' joined'),
    ),
  ).toMatchObject([
    { people: ['Dana'], at, text: 'Forwarded from Pat: I owe you 600' },
    { people: ['Dana'], at, text: 'Forwarded from Pat: a.jpg' },
    { people: ['Dana'], at, text: 'So pay.' },
  ]);
});

test('remarks of Telegram have no person, and headings with a day are left out', async () => {
  const service = (id: string, text: string) =>
    `<div class="message service" id="message${id}"><div class="body details">${text}</div><div class="userpic_wrap"><div class="userpic"><div class="initials">C</div></div></div></div>`;
  const text = '<div class="text">Hi</div>';
  expect(
    await telegram(
      service('-1', '15 January 2024'),
      sent(text),
      service('7', 'Chris pinned <a href="#go_to_message5">this message</a>'),
      sent(text, ' joined'),
    ),
  ).toMatchObject([
    { people: ['Dana'], at, text: 'Hi' },
    { people: [], at: null, text: 'Chris pinned this message' },
    { people: ['Dana'], at, text: 'Hi' },
  ]);
});

test('a Facebook message with only a photo is named', async () => {
  const box = (text: string) =>
    `<div class="_3-95 _a6-g"><h2 class="_a6-h">Ann</h2><div class="_a6-p"><div><div></div><div>${text}</div></div></div><div class="_a6-o">15 janv. 2024 21:41:03</div></div>`;
  const photo =
    '<a href="messages/inbox/ann/photos/p1.jpg"><img src="messages/inbox/ann/photos/p1.jpg" class="_a6_o"></a>';
  expect(await messagesOf('message_1.html', `<body>${box('See')}${box(photo)}</body>`)).toMatchObject([
    { people: ['Ann'], at, text: 'p1.jpg' },
    { people: ['Ann'], at, text: 'See' },
  ]);
});

const iMessage = (...messages: string[]) =>
  messagesOf('Chris.html', `<html><body>${messages.join('')}</body></html>`, 64);

const text = (part: string, more = '') =>
  `<div class="message"><div class="sent"><p><span class="timestamp"><a href="sms://open">Jan 15, 2024  9:41:03 PM</a></span><span class="sender">Me</span></p><hr><div class="message_part">${part}</div>${more}</div></div>`;

test('attachments, unsent parts, cards of apps and announcements of an iMessage page are kept', async () => {
  const announced =
    '<div class="announcement"><p><span class="timestamp">Jan 15, 2024  9:41:03 PM</span> You named the conversation <b>Kids</b></p></div>';
  const found = await iMessage(
    text('<span class="bubble">Hi</span>'),
    announced,
    text('<div class="attachment"><img src="attachments/1/IMG_0001.jpeg"></div>'),
    text('<div class="attachment"><a href="attachments/2/lease.pdf">Click to download lease.pdf (34 KB)</a></div>'),
    text('<span class="unsent">Me unsent a message part after 5 seconds!</span>'),
    text(
      '<div class="app"><a href="https://x.ca"><div class="app_header"><div class="name">Bank</div></div></a></div>',
    ),
    text('<span class="bubble">Bye</span><span class="announcement">Me kept an audio message.</span>'),
  );
  expect(found.map(({ people, text }) => [...people, text])).toEqual([
    ['Me', 'Hi'],
    ['You named the conversation Kids'],
    ['Me', 'IMG_0001.jpeg'],
    ['Me', 'Click to download lease.pdf (34 KB)'],
    ['Me', 'Me unsent a message part after 5 seconds!'],
    ['Me', 'Bank'],
    ['Me', 'Bye\nMe kept an audio message.'],
  ]);
  for (const message of found) expect(message.at).toBe(at);
});

test('a Discord page keeps names of files, edits and remarks', async () => {
  const group = (content: string) =>
    `<div class="chatlog__message-group"><div class="chatlog__message-container">${content}</div></div>`;
  const head = `<div class="chatlog__header"><span class="chatlog__author">Dana</span><span class="chatlog__timestamp" title="Monday, January 15, 2024 9:41 PM">9:41 PM</span></div>`;
  const page = `<html><head><title>Home</title></head><body>${[
    group(
      `${head}<div class="chatlog__content">I pay 600 <span class="chatlog__edited-timestamp" title="Tuesday, January 16, 2024 8:00 AM">(edited)</span></div>`,
    ),
    group(
      `${head}<div class="chatlog__attachment"><a href="https://cdn.discordapp.com/attachments/1/2/receipt.png?ex=1"><img title="Image: receipt.png" src="https://cdn.discordapp.com/attachments/1/2/receipt.png?ex=1"></a></div>`,
    ),
    group(
      `<div class="chatlog__system-notification-content"><span class="chatlog__system-notification-author">Chris</span><span> started a call.</span></div><span class="chatlog__system-notification-timestamp">1/15/2024 9:45 PM</span>`,
    ),
  ].join('')}</body></html>`;
  expect(await messagesOf('home.html', page, 64)).toMatchObject([
    { people: ['Dana'], text: 'I pay 600\nEdited Tuesday, January 16, 2024 8:00 AM' },
    { people: ['Dana'], text: 'receipt.png' },
    { people: [], at: '2024-01-16T02:45:00.000Z', text: 'Chris started a call.' },
  ]);
});
