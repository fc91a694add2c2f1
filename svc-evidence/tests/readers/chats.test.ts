import { messagesOf } from './read.js';

const at = '2024-01-16T02:41:03.000Z';

test('a Telegram page is read with continued senders, forwards, replies and reactions', async () => {
  const page = `<html><body><div class="page_header"><div class="content"><div class="text bold">
 Ann </div></div></div><div class="page_body chat_page"><div class="history">
<div class="message service" id="message-1"><div class="body details">15 January 2024</div></div>
<div class="message default clearfix" id="message7"><div class="pull_left userpic_wrap"><div class="userpic"><div class="initials">A</div></div></div>
<div class="body"><div class="pull_right date details" title="15.01.2024 21:41:03 UTC-05:00">21:41</div>
<div class="from_name">
Ann
</div><div class="reply_to details">In reply to <a href="#go_to_message5">this message</a></div>
<div class="text">
The rent is <strong>paid</strong>.<br>All of it &amp; more.
</div><span class="reactions"><span class="reaction"><span class="emoji">❤</span></span></span></div></div>
<div class="message default clearfix joined" id="message8"><div class="body"><div class="pull_right date details" title="15.01.2024 21:42:00">21:42</div>
<div class="forwarded body"><div class="from_name">Bob <span class="date details" title="01.01.2020 10:00:00"> 01.01.2020</span></div>
<div class="text">What Bob wrote</div></div></div></div>
<div class="message default clearfix" id="message9"><div class="body"><div class="pull_right date details" title="15.01.2024 21:43:00">21:43</div>
<div class="from_name">Zoë</div><div class="media_wrap clearfix"><div class="title bold">Photo</div></div></div></div>
</div></div></body></html>`;
  expect(await messagesOf('messages.html', page)).toEqual([
    {
      kind: 'message',
      source: 'telegram',
      thread: 'Ann',
      path: 'message 1',
      people: ['Ann'],
      at,
      text: 'The rent is paid.\nAll of it & more.',
    },
    {
      kind: 'message',
      source: 'telegram',
      thread: 'Ann',
      path: 'message 1, reaction',
      people: [],
      at: null,
      text: '❤ red heart, reaction to: “The rent is paid. All of it & more.”',
    },
    {
      kind: 'message',
      source: 'telegram',
      thread: 'Ann',
      path: 'message 2',
      people: ['Ann'],
      at: '2024-01-16T02:42:00.000Z',
      text: 'Forwarded from Bob: What Bob wrote',
    },
    {
      kind: 'message',
      source: 'telegram',
      thread: 'Ann',
      path: 'message 3',
      people: ['Zoë'],
      at: '2024-01-16T02:43:00.000Z',
      text: 'Photo',
    },
  ]);
});

test.each([
  [
    'now',
    `<div class="_3-95 _a6-g"><h2 class="_3-95 _2pim _a6-h _a6-i">NAME</h2><div class="_3-95 _a6-p"><div><div></div><div>TEXT</div><div></div><div><ul class="_a6-q"><li>❤Ann</li></ul></div></div></div><div class="_3-94 _a6-o"><div class="_a72d">DATE</div></div></div>`,
  ],
  [
    'some years ago',
    `<div class="pam _3-95 _2pi0 _2lej uiBoxWhite noborder"><div class="_3-96 _2pio _2lek _2lel">NAME</div><div class="_3-96 _2let"><div><div></div><div>TEXT</div></div></div><div class="_3-94 _2lem">DATE</div></div>`,
  ],
])('a Facebook or Instagram page as it was made %s is read, the oldest message first', async (_, box) => {
  const boxes = [
    ['Bob', 'Second', 'Jan 15, 2024, 10:00 PM'],
    ['Zoë &#039;Z&#039;', 'First', 'Jan 15, 2024 9:41:03 pm'],
  ].map(([name = '', text = '', date = '']) => box.replace('NAME', name).replace('TEXT', text).replace('DATE', date));
  const page = `<html><head><title>Zoë</title><style>${'.x{}'.repeat(9_000)}</style></head><body>${boxes.join('')}</body></html>`;
  const found = await messagesOf('message_1.html', page, 4_096);
  expect(found.filter(({ path }) => !path.endsWith('reaction'))).toMatchObject([
    { source: 'meta', thread: 'Zoë', path: 'message 1', people: ["Zoë 'Z'"], at, text: 'First' },
    { people: ['Bob'], at: '2024-01-16T03:00:00.000Z', text: 'Second' },
  ]);
});

test('an HTML page of signal-export is read', async () => {
  const page = `<div class="msg me"><span class="date">2024-01-15</span><span class="time">21:41:03</span><span class="sender">Me</span><span class="quote">Old</span><span class="body"><p>Hello</p></span></div>
<div class="msg"><span class="date">2024-01-15</span><span class="time">21:42:00</span><span class="sender">Ann</span><span class="body"><p>Yes</p></span></div>`;
  expect(await messagesOf('index.html', page)).toMatchObject([
    { source: 'signal', people: ['Me'], at, text: 'Hello' },
    { people: ['Ann'], text: 'Yes' },
  ]);
});

test('a Hangouts export is read, with names for the ids of people', async () => {
  const person = (id: string, fallback_name: string) => ({ id: { gaia_id: id, chat_id: id }, fallback_name });
  const conversation = {
    id: { id: 'c1' },
    type: 'STICKY_ONE_TO_ONE',
    participant_data: [person('1', 'Ann'), person('2', 'Bob')],
  };
  const event = (sender: string, timestamp: string, ...segment: { type: string; text?: string }[]) => ({
    conversation_id: { id: 'c1' },
    sender_id: { gaia_id: sender, chat_id: sender },
    timestamp,
    chat_message: { message_content: { segment } },
    event_type: 'REGULAR_CHAT_MESSAGE',
  });
  const events = [
    event('1', '1705372863000000', { type: 'TEXT', text: 'Hi' }, { type: 'LINE_BREAK' }, { type: 'TEXT', text: 'Bob' }),
    event('2', '1705372864000000', { type: 'TEXT', text: 'Yes' }),
  ];
  const file = { conversations: [{ conversation: { conversation_id: { id: 'c1' }, conversation }, events }] };
  expect(await messagesOf('Hangouts.json', JSON.stringify(file))).toMatchObject([
    { source: 'google-chat', thread: 'Ann, Bob', people: ['Ann'], at, text: 'Hi\nBob' },
    { thread: 'Ann, Bob', people: ['Bob'], text: 'Yes' },
  ]);
});

test('an export of Signal itself, one JSON line each, is read', async () => {
  const frames = [
    { version: '1', backupTimeMs: '1705372863000' },
    { account: { givenName: 'Bob' } },
    { recipient: { id: '1', self: {} } },
    { recipient: { id: '2', contact: { e164: '15551234567', profileGivenName: 'Ann', profileFamilyName: 'Carter' } } },
    { chat: { id: '7', recipientId: '2' } },
    {
      chatItem: {
        chatId: '7',
        authorId: '2',
        dateSent: '1705372863000',
        incoming: {},
        standardMessage: { text: { body: 'Hi' } },
      },
    },
    {
      chatItem: {
        chatId: '7',
        authorId: '1',
        dateSent: '1705372864000',
        outgoing: {},
        standardMessage: { text: { body: 'Yes' } },
      },
    },
  ];
  const expected = [
    { source: 'signal', thread: 'Ann Carter', people: ['Ann Carter'], at, text: 'Hi' },
    { thread: 'Ann Carter', people: ['Me'], text: 'Yes' },
  ];
  expect(await messagesOf('main.json', frames.map((frame) => JSON.stringify(frame)).join('\n'))).toMatchObject(
    expected,
  );
  expect(await messagesOf('main.json', JSON.stringify(frames))).toMatchObject(expected);
});

test('a date without a zone is in the time zone of the case, and one with a zone keeps it', async () => {
  const lines = ['2024-01-15 21:41:03', '2024-01-16T02:41:03.000Z', '2024-01-16 03:41:03+01:00'];
  const chat = lines.map((date) => ({ date, sender: 'Ann', body: 'Hi' }));
  expect((await messagesOf('data.json', JSON.stringify(chat))).map((message) => message.at)).toEqual([at, at, at]);
});

test('grouped messages of a signal-export page keep the sender and the date of the group', async () => {
  const meta = (sender: string, time: string) =>
    `<div class="meta"><span class="sender">${sender}</span><time class="time" datetime="2024-01-15T${time}" title="2024-01-15 ${time}">${time}</time></div>`;
  const one = (classes: string, head: string, text: string) =>
    `<div class="${classes}">${head}<div class="body"><p>${text}</p></div><div class="reactions"><span class="reaction">👍</span></div></div>`;
  const page = [
    one('msg', meta('Ann', '21:41:03'), 'Is it paid?'),
    one('msg cont', '', 'I mean the rent.'),
    one('msg me', meta('Me', '21:42:00'), 'Yes.'),
    one('msg me cont', '', 'On Friday.'),
  ].join('\n');
  expect(
    await messagesOf('index.html', `<div class="page"><div class="day">2024-01-15</div>${page}</div>`),
  ).toMatchObject([
    { source: 'signal', people: ['Ann'], at, text: 'Is it paid?' },
    { people: [], text: '👍 thumbs up, reaction to: “Is it paid?”' },
    { people: ['Ann'], at, text: 'I mean the rent.' },
    { people: [], text: '👍 thumbs up, reaction to: “I mean the rent.”' },
    { people: ['Me'], at: '2024-01-16T02:42:00.000Z', text: 'Yes.' },
    { people: [], text: '👍 thumbs up, reaction to: “Yes.”' },
    { people: ['Me'], at: '2024-01-16T02:42:00.000Z', text: 'On Friday.' },
    { people: [], text: '👍 thumbs up, reaction to: “On Friday.”' },
  ]);
});
