import { messagesOf, read } from './read.js';

const first = 1_705_372_863_000;
const at = '2024-01-16T02:41:03.000Z';

const chatOf = (chat: object, filename = 'chat.json') => messagesOf(filename, JSON.stringify(chat));

test('encrypted Messenger chats are read in any order', async () => {
  const messages = ['Second', 'First'].map((text, index) => ({
    isUnsent: false,
    media: [],
    reactions: [],
    senderName: index ? 'Zoë' : 'Bob',
    text,
    timestamp: first + 1_000 - index * 1_000,
    type: 'text',
  }));
  const picture = {
    senderName: 'Zoë',
    media: [{ uri: './media/receipt.jpeg' }],
    timestamp: first + 2_000,
    type: 'media',
  };
  const about = { participants: ['Zoë', 'Bob'], threadName: 'Zoë_12' };
  const expected = [
    { source: 'meta', thread: 'Zoë', people: ['Zoë', 'Bob'], at, text: 'First' },
    { people: ['Bob', 'Zoë'], text: 'Second' },
    { text: 'receipt.jpeg' },
  ];
  expect(await chatOf({ ...about, messages: [picture, ...messages] })).toMatchObject(expected);
  expect(await chatOf({ ...about, messages: [...messages.toReversed(), picture] })).toMatchObject(expected);
});

test('words and names of links and pictures sent by Facebook are kept', async () => {
  const cut = Buffer.from('café 🏡').toString('latin1').slice(0, -1);
  const found = await chatOf({
    participants: [{ name: 'Ann' }],
    messages: [
      { sender_name: 'Ann', timestamp_ms: first + 3, content: cut },
      {
        sender_name: 'Ann',
        timestamp_ms: first + 2,
        content: 'https://example.ca',
        share: { link: 'https://example.ca', share_text: 'Camp' },
      },
      { sender_name: 'Ann', timestamp_ms: first + 1, photos: [{ uri: 'messages/inbox/ann_1/photos/receipt.jpg' }] },
    ],
  });
  expect(found.map(({ text }) => text)).toEqual([
    'receipt.jpg',
    'https://example.ca\nCamp',
    expect.stringContaining('café'),
  ]);
});

test('Telegram chats with oneself, left chats, polls and files are read', async () => {
  const message = { type: 'message', date: '2024-01-15T21:41:03', from: 'Ann', text: '' };
  const chats = [
    { name: 'Bob', type: 'personal_chat', messages: [{ ...message, text: 'To Bob' }] },
    { type: 'saved_messages', messages: [{ ...message, text: 'To myself' }] },
  ];
  const left = {
    name: 'School',
    type: 'private_group',
    messages: [
      { ...message, poll: { question: 'When?', answers: [{ text: 'Monday' }] } },
      { ...message, file: 'files/form.pdf' },
      { ...message, file: '(File not included. Change data exporting settings to download.)', text: 'See above' },
    ],
  };
  const found = await chatOf({ chats: { list: chats }, left_chats: { list: [left] } }, 'result.json');
  expect(found.map(({ thread, text }) => [thread, text])).toEqual([
    ['Bob', 'To Bob'],
    ['Saved Messages', 'To myself'],
    ['School', 'When?\nMonday'],
    ['School', 'form.pdf'],
    ['School', 'See above'],
  ]);
});

test.each([
  [
    'a call',
    { action: 'phone_call', duration_seconds: 125, discard_reason: 'hangup' },
    'Ann, phone call, 125 seconds, hangup',
  ],
  ['a new name of a group', { action: 'edit_group_title', title: 'Kids' }, 'Ann, edit group title, Kids'],
  ['who is asked in', { action: 'invite_members', members: ['Zoë', null] }, 'Ann, invite members, Zoë'],
  ['who came near', { actor: undefined, from: 'Ann', action: 'proximity_reached' }, 'Ann, proximity reached'],
  ['other remarks', { information_text: 'Ann is not a contact.' }, 'Ann, Ann is not a contact.'],
])('a Telegram system message about %s is kept without a sender', async (_, told, text) => {
  const messages = [{ type: 'service', date: '2024-01-15T21:41:03', actor: 'Ann', text: '', ...told }];
  expect(await chatOf({ name: 'Ann', messages })).toMatchObject([{ thread: 'Ann', people: [], at, text }]);
});

test('contacts and places sent by Telegram are kept', async () => {
  const message = { type: 'message', date: '2024-01-15T21:41:03', from: 'Ann', text: '' };
  const place = { latitude: 45.42, longitude: -75.69 };
  const messages = [
    { ...message, contact_information: { first_name: 'Zoë', last_name: '', phone_number: '+1 555 0001' } },
    { ...message, place_name: 'Bank', address: '12 Elm St', location_information: place },
    { ...message, location_information: place },
    { ...message, location_information: null, text: 'Gone' },
  ];
  expect((await chatOf({ name: 'Ann', messages })).map(({ people, text }) => [...people, text])).toEqual([
    ['Ann', 'Zoë\n+1 555 0001'],
    ['Ann', 'Bank\n12 Elm St\n45.42, -75.69'],
    ['Ann', '45.42, -75.69'],
    ['Ann', 'Gone'],
  ]);
});

test.each([
  ['a sticker', { sticker: { uri: 'messages/stickers_used/thumb.png' } }, 'Sticker\nthumb.png'],
  ['a call', { call_duration: 65 }, 'Call, 65 seconds'],
  ['a call that was not answered', { call_duration: 0 }, 'Call, not answered'],
  ['a call in words', { content: 'Ann missed your call.', call_duration: 0 }, 'Ann missed your call.'],
  ['a message that was unsent', { is_unsent: true }, 'Message deleted by its author'],
])('a message of Facebook without words is named: %s', async (_, what, text) => {
  const messages = [{ sender_name: 'Ann', timestamp_ms: first, ...what }];
  expect(await chatOf({ participants: [{ name: 'Ann' }], messages })).toMatchObject([{ people: ['Ann'], at, text }]);
});

test('an encrypted message that was unsent is named', async () => {
  const messages = [{ senderName: 'Ann', timestamp: first, text: '', isUnsent: true, media: [] }];
  expect(await chatOf({ participants: ['Ann'], messages })).toMatchObject([{ text: 'Message deleted by its author' }]);
});

test.each([
  ['a file', { attachments: [{ fileName: 'a.jpg' }] }, 'a.jpg'],
  ['files', { body: 'See', attachments: [{ name: 'a.pdf' }, { contentType: 'image/png' }] }, 'See\na.pdf\nimage/png'],
  ['a voice message', { attachments: [{ contentType: 'audio/aac', flags: 1 }] }, 'Voice message'],
  ['a sticker', { sticker: { emoji: '👍' } }, 'Sticker, 👍'],
  ['a deletion', { deletedForEveryone: true }, 'Message deleted by its author'],
  ['a quote', { body: 'Yes', quote: { text: 'Will you pay?' } }, 'Yes\nIn reply to a message: “Will you pay?”'],
])('a message of Signal Desktop is kept with %s', async (_, what, text) => {
  const message = { sent_at: first, source: '+15550001', body: null, conversationId: 'c1', ...what };
  expect(await chatOf([message])).toMatchObject([{ people: ['+15550001'], at, text }]);
});

test('words of a Slack message that are only in its blocks are read', async () => {
  const section = (...elements: object[]) => ({ type: 'rich_text_section', elements });
  const words = section(
    { type: 'text', text: 'I pay ' },
    { type: 'user', user_id: 'U1' },
    { type: 'text', text: ' 600' },
  );
  const list = {
    type: 'rich_text_list',
    elements: [section({ type: 'text', text: 'rent' }), section({ type: 'link', url: 'https://x.ca' })],
  };
  const one = { type: 'message', ts: '1705372863.000100', user: 'U1', user_profile: { real_name: 'Ann' } };
  const header = { type: 'header', text: { type: 'plain_text', text: 'Plan' } };
  expect(
    await chatOf([{ ...one, text: '', blocks: [header, { type: 'rich_text', elements: [words, list] }] }]),
  ).toMatchObject([{ people: ['Ann'], text: 'Plan\nI pay @Ann 600\nrent\nhttps://x.ca' }]);
});

test('a message of a chat without words or a known content is kept as an entry', async () => {
  const said = { sender_name: 'Ann', timestamp_ms: first, content: 'Hi' };
  const messages = [said, { sender_name: 'Bob', timestamp_ms: first, bumped_message_metadata: { is_bumped: true } }];
  const units = await read('message_1.json', JSON.stringify({ participants: [{ name: 'Ann' }], messages }));
  expect(units.find(({ kind }) => kind === 'page')).toMatchObject({
    path: 'entry 2',
    text: expect.stringMatching(/"sender_name": "Bob".*is_bumped/s),
  });
  expect(units).toContainEqual(expect.objectContaining({ path: 'message 1', text: 'Hi' }));
});

test.each([
  ['forwarded', { forwarded_from: 'Pat', text: 'I owe you 600' }, 'Forwarded from Pat: I owe you 600'],
  ['forwarded from nobody', { forwarded_from: null, text: 'Hi' }, 'Forwarded from a deleted account: Hi'],
  [
    'with a link',
    { text: ['pay ', { type: 'text_link', text: 'here', href: 'https://pay.example/600' }, '.'] },
    'pay here (https://pay.example/600).',
  ],
  [
    'with only a sticker',
    { text: '', media_type: 'sticker', sticker_emoji: '👍', file: 'a.webp' },
    'Sticker, 👍\na.webp',
  ],
  [
    'that was changed',
    { text: '600', edited: '2024-03-06T21:18:22', edited_unixtime: '1709777902' },
    '600\nEdited Wednesday, March 6, 2024 at 9:18\u00a0p.m.',
  ],
  [
    'that was changed, by its local time',
    { text: '600', edited: '2024-03-06T21:18:22' },
    expect.stringMatching(/Edited Wed/),
  ],
])('a Telegram message %s is kept with all that it states', async (_, more, text) => {
  const messages = [{ type: 'message', date: '2024-01-15T21:41:03', from: 'Dana', ...more }];
  expect(await chatOf({ name: 'Chris', messages })).toMatchObject([{ people: ['Dana'], at, text }]);
});

test('a Google Chat file is read as one conversation, in French too, with the date of edited messages', async () => {
  const creator = { name: 'Ann', email: 'ann@example.ca' };
  const date = 'Tuesday, January 16, 2024 at 2:41:03\u202fAM UTC';
  const found = await chatOf({
    messages: [
      { creator, created_date: date, text: 'One', topic_id: 'a' },
      {
        creator,
        created_date: 'mardi 16 janvier 2024 à 02:41:03 UTC',
        topic_id: 'b',
        attached_files: [{ original_name: 'will.pdf' }],
      },
      { creator, updated_date: date, text: 'Three', topic_id: 'c' },
    ],
  });
  expect(found).toMatchObject(
    ['One', 'will.pdf', 'Three'].map((text) => ({ source: 'google-chat', thread: 'chat', people: ['Ann'], at, text })),
  );
});

test('texts of an Android phone are read, with pictures and in groups', async () => {
  const lines = [
    { address: '+15550001', date: String(first), type: '1', body: 'One', thread_id: '4', __display_name: 'Ann' },
    { address: '+15550001', date: String(first), type: '2', body: 'Two', thread_id: '4', __display_name: 'Ann' },
    {
      date: '1705372863',
      msg_box: '1',
      thread_id: '5',
      __parts: [{ ct: 'image/jpeg' }, { ct: 'text/plain', text: 'Three' }],
      __sender_address: { address: '+15550002', __display_name: 'Zoë' },
    },
  ];
  const expected = [
    { source: 'texts', thread: 'Ann', people: ['Ann'], at, text: 'One' },
    { thread: 'Ann', people: ['Me', 'Ann'], at, text: 'Two' },
    { thread: '5', people: ['Zoë'], at, text: 'image/jpeg\nThree' },
  ];
  expect(await chatOf(lines)).toMatchObject(expected);
  expect(await messagesOf('messages.json', lines.map((line) => JSON.stringify(line)).join('\n'))).toMatchObject(
    expected,
  );
});

test.each([
  ['1', ['Ann'], 'I hid it'],
  ['2', ['Me', 'Ann'], 'I hid it'],
  ['3 (drafts)', ['Me', 'Ann'], 'Draft, not sent\nI hid it'],
  ['4 (not sent yet)', ['Me', 'Ann'], 'Not sent yet\nI hid it'],
  ['5 (failed)', ['Me', 'Ann'], 'Not sent\nI hid it'],
  ['6 (waiting)', ['Me', 'Ann'], 'Not sent yet\nI hid it'],
  ['9, which no phone has,', ['Unknown sender', 'Ann'], 'I hid it'],
])('a text in Android box %s has only its writer as the sender', async (box, people, text) => {
  const told = { address: '+15550001', date: String(first), type: box[0], body: 'I hid it', contact_name: 'Ann' };
  expect(await chatOf([told])).toMatchObject([{ people, text }]);
});

test.each([
  ['a picture', { body: null, __parts: [{ ct: 'application/smil' }, { ct: 'image/jpeg', cl: 'a.jpg' }] }, 'a.jpg'],
  ['words and a picture', { body: 'See', __parts: [{ ct: 'image/jpeg', name: 'a.jpg' }] }, 'See\na.jpg'],
  ['nothing', { body: '' }, 'Message without text'],
])('a text of an Android phone with %s is kept', async (_, parts, text) => {
  const told = { address: '+15550001', date: String(first), type: '1', contact_name: 'Ann', ...parts };
  expect(await chatOf([told])).toMatchObject([{ people: ['Ann'], text }]);
});

test('a JSON file of signal-export, one line each, is read', async () => {
  const line = { date: '2024-01-15T21:41:03', sender: 'Ann', body: 'Hi', quote: '', sticker: null, reactions: [] };
  const lines = [line, { ...line, sender: 'Bob', body: 'Yes' }].map((one) => JSON.stringify(one));
  expect(await messagesOf('data.json', lines.join('\n'))).toMatchObject([
    { source: 'signal', people: ['Ann'], at, text: 'Hi' },
    { people: ['Bob'], text: 'Yes' },
  ]);
});

const date = '2024-03-01';
test.each([
  ['houses', [{ date, address: '12 King St', price: 450_000, note: 'appraisal by Royal' }]],
  ['calls', [{ date, address: '613', duration: 30, type: 1, name: 'Ann' }]],
  ['a ledger', [{ created_date: date, description: 'Paid rent', amount: 1200 }]],
  ['a trip', { messages: [{ timestamp_ms: first, foo: 'secret' }] }],
  ['mails', [{ from: 'ann@x.ca', to: 'bob@x.ca', date, subject: 'Rent for March', body: 'I paid' }]],
  ['mails of senders', [{ sender: 'ann@x.ca', date, subject: 'Rent for March', body: 'I paid' }]],
  ['notes', [{ date, text: 'She called', weather: 'rain' }]],
  ['members with a body, but no date and no sender', [{ id: 1, body: 'About us' }]],
  ['entries with a creator', [{ creator: { name: 'Ann' }, created_date: date, description: 'Paid rent' }]],
])('a list of %s is no chat, and is read with all its content', async (_, list) => {
  const units = await read('list.json', JSON.stringify(list));
  expect(units).toEqual([
    { kind: 'page', path: expect.stringMatching(/^lines? /), text: JSON.stringify(list, null, 1) },
  ]);
});

test('entries of a chat that are not messages are kept unchanged', async () => {
  const said = { address: '+15550001', date: String(first), type: '1', body: 'hello' };
  const list = [{ a: 'first entry' }, said, { a: 'second' }, said];
  expect(await read('mix.json', JSON.stringify(list))).toMatchObject([
    { kind: 'page', path: 'entry 1', text: expect.stringContaining('first entry') },
    { kind: 'message', path: 'message 1', text: 'hello' },
    { kind: 'page', path: 'entry 3', text: expect.stringContaining('second') },
    { kind: 'message', path: 'message 2', text: 'hello' },
  ]);
  const chat = {
    participants: [{ name: 'Ann' }],
    messages: [{ note: 'mine' }, { sender_name: 'Ann', timestamp_ms: first, content: 'Hi' }],
    title: 'Ann',
  };
  expect(await read('message_1.json', JSON.stringify(chat))).toMatchObject([
    { path: 'entry 1', text: expect.stringContaining('mine') },
    { thread: 'Ann', text: 'Hi' },
  ]);
});

test('a list that begins with very many other entries is not a chat', async () => {
  const said = { sender_name: 'Ann', timestamp_ms: first, content: 'Hi' };
  const units = await read('list.json', JSON.stringify([...Array(50_001).fill(1), said]), 100_000);
  expect(new Set(units.map(({ kind }) => kind))).toEqual(new Set(['page']));
  expect(units.at(-1)?.text).toContain('"content": "Hi"');
});
