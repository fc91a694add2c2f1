import { messagesOf } from './read.js';

const at = '2024-01-16T02:41:03.000Z';
const toMinute = '2024-01-16T02:41:00.000Z';

const ofJson = (chat: object, filename = 'chat.json') => messagesOf(filename, JSON.stringify(chat));

const participants = [
  { id: { gaia_id: '11', chat_id: '11' }, fallback_name: 'Ann' },
  { id: { gaia_id: '22', chat_id: '22' }, fallback_name: 'Bob' },
];
const conversation = { id: { id: 'Ugx' }, type: 'STICKY_ONE_TO_ONE', participant_data: participants };
const event = {
  conversation_id: { id: 'Ugx' },
  sender_id: { gaia_id: '11', chat_id: '11' },
  timestamp: '1705372863000000',
  event_type: 'REGULAR_CHAT_MESSAGE',
  chat_message: { message_content: { segment: [{ type: 'TEXT', text: 'I paid' }] } },
};

test.each([
  ['today', { conversations: [{ conversation: { conversation_id: { id: 'Ugx' }, conversation }, events: [event] }] }],
  [
    'before 2016',
    {
      continuation_end_timestamp: '0',
      conversation_state: [
        {
          conversation_id: { id: 'Ugx' },
          conversation_state: { conversation_id: { id: 'Ugx' }, conversation, event: [event] },
        },
      ],
    },
  ],
  [
    'with the events first',
    { conversations: [{ events: [event], conversation: { conversation_id: { id: 'Ugx' }, conversation } }] },
  ],
])('Hangouts.json as Takeout writes it is read: %s', async (_, file) => {
  expect(await ofJson(file, 'Hangouts.json')).toMatchObject([
    { source: 'google-chat', thread: 'Ann, Bob', people: ['Ann'], at, text: 'I paid' },
  ]);
});

test.each([
  ['[LINE] Chat history with Bob\n\n2024/01/15(Mon)\n21:41\tAnn\t\n21:43\tBob\tYes'],
  ['--------------- Monday, January 15, 2024 ---------------\n[Ann] [9:41 PM] \n[Bob] [9:43 PM] Yes'],
])('a message of a chat without words is kept with its sender: %j', async (chat) => {
  const messages = await messagesOf('chat.txt', chat);
  expect(messages.map(({ people, text }) => [people[0], text])).toEqual([
    ['Ann', 'Message without text'],
    ['Bob', 'Yes'],
  ]);
});

test('a Snapchat history is read, with one conversation under each name', async () => {
  const one = { 'Media Type': 'TEXT', Created: '2024-01-16 02:41:03 UTC', 'Conversation Title': null };
  const found = await ofJson({
    'ann.c': [
      { ...one, From: 'bob.o', Content: 'I paid', IsSender: true },
      { ...one, From: 'ann.c', 'Media Type': 'MEDIA', Content: '', IsSender: false },
    ],
    family: [{ ...one, From: 'ann.c', Content: 'Hi', 'Conversation Title': 'Family', IsSender: false }],
  });
  expect(found).toMatchObject([
    { source: 'snapchat', thread: 'ann.c', people: ['bob.o', 'ann.c'], at, text: 'I paid' },
    { thread: 'ann.c', people: ['ann.c'], text: 'MEDIA' },
    { thread: 'Family', people: ['ann.c'], text: 'Hi' },
  ]);
});

test('an older Snapchat history is read, with one list of received and one of sent messages', async () => {
  const one = { 'Media Type': 'TEXT', Created: '2024-01-16 02:41:03 UTC' };
  expect(
    await ofJson({
      'Received Saved Chat History': [{ ...one, From: 'ann.c', Text: 'Hello' }],
      'Sent Saved Chat History': [{ ...one, To: 'ann.c', Text: 'I paid' }],
    }),
  ).toMatchObject([
    { thread: 'ann.c', people: ['ann.c'], at, text: 'Hello' },
    { thread: 'ann.c', people: ['Me', 'ann.c'], at, text: 'I paid' },
  ]);
});

test('a Discord channel is read from the JSON and the HTML of DiscordChatExporter', async () => {
  const author = { id: '1', name: 'ann.c', discriminator: '0000', nickname: 'Ann' };
  const messages = [
    { id: '1', type: 'Default', timestamp: '2024-01-15T21:41:03-05:00', content: 'I paid', author, attachments: [] },
    { id: '2', timestamp: at, content: '', author, attachments: [{ url: 'x', fileName: 'receipt.png' }] },
  ];
  const channel = { id: '7', type: 'DirectTextChat', name: 'Ann' };
  expect(await ofJson({ guild: { id: '0', name: 'Direct Messages' }, channel, messages })).toMatchObject([
    { source: 'discord', thread: 'Ann', people: ['Ann'], at, text: 'I paid' },
    { people: ['Ann'], text: 'receipt.png' },
  ]);
  const container = 'class="chatlog__message-container " data-message-id=1><div class=chatlog__message>';
  const html = `<!DOCTYPE html><html><head><title>Direct Messages - Ann</title></head><body><div class=chatlog>
    <div class=chatlog__message-group>
    <div ${container}<span class=chatlog__author title=ann.c data-user-id=1>Ann</span>
    <span class=chatlog__timestamp title="Monday, January 15, 2024 9:41 PM"><a href=#>01/15/2024 9:41 PM</a></span>
    <div class="chatlog__content chatlog__markdown"><span>I paid</span></div></div></div>
    <div ${container}<div class=chatlog__short-timestamp title="Monday, January 15, 2024 9:42 PM">9:42 PM</div>
    <div class="chatlog__content chatlog__markdown"><span>on Friday</span></div></div></div></div></div></body></html>`;
  expect(await messagesOf('chat.html', html)).toMatchObject([
    { source: 'discord', thread: 'Direct Messages - Ann', people: ['Ann'], at: toMinute, text: 'I paid' },
    { people: ['Ann'], at: '2024-01-16T02:42:00.000Z', text: 'on Friday' },
  ]);
});

test('the messages of a Discord data package are the owner’s, in UTC', async () => {
  const file = [{ ID: 12, Timestamp: '2024-01-16 02:41:03', Contents: 'I paid', Attachments: '' }];
  expect(await ofJson(file, 'messages.json')).toMatchObject([{ people: ['Me'], at, text: 'I paid' }]);
});

test('messages of Teams are read from a personal export, with names and without markup', async () => {
  const one = { originalarrivaltime: at, messagetype: 'RichText', conversationid: '8:live:ann', displayName: null };
  const emotions = JSON.stringify([{ key: 'like', users: [{ mri: '8:live:bob', time: Date.parse(at) }] }]);
  const MessageList = [
    { ...one, id: '2', content: 'I paid &amp; <b>you</b> did not', from: '8:live:bob' },
    { ...one, id: '1', content: '<p>Hello</p>', from: '8:live:ann', properties: { emotions } },
  ];
  const conversations = [{ id: '8:live:ann', displayName: 'Ann Carter', version: 1, MessageList }];
  const file = { userId: '8:live:bob', exportDate: '2024-02-01T10:00', conversations };
  expect(await ofJson(file, 'messages.json')).toMatchObject([
    { source: 'teams', thread: 'Ann Carter', people: ['Me', 'Ann Carter'], at, text: 'I paid & you did not' },
    { thread: 'Ann Carter', people: ['Ann Carter'], text: 'Hello' },
    { people: ['Me', 'Ann Carter'], at, text: expect.stringContaining('reaction to: “Hello”') },
  ]);
});

test('messages of Teams are read from the shape of Microsoft Graph', async () => {
  const value = [
    {
      id: '1',
      messageType: 'message',
      createdDateTime: at,
      from: { user: { id: 'x', displayName: 'Ann Carter' } },
      body: { contentType: 'html', content: '<p>I paid</p>' },
      attachments: [{ name: 'receipt.pdf' }],
    },
  ];
  const expected = [{ source: 'teams', people: ['Ann Carter'], at, text: 'I paid\nreceipt.pdf' }];
  expect(await ofJson({ '@odata.count': 1, value })).toMatchObject(expected);
  expect(await ofJson(value)).toMatchObject(expected);
});

const line = (day: string, clock: string) =>
  [
    '[LINE] Chat history with Ann',
    'Saved on: 2024/02/01 10:00',
    '',
    day,
    `${clock}\tBob\tI paid`,
    `${clock}\tAnn\t"Thank you`,
    'so much"',
    `${clock}\tAnn unsent a message.`,
  ].join('\r\n');

test.each([
  ['2024/01/15(Mon)', '21:41'],
  ['Mon, 1/15/2024', '9:41 PM'],
  ['2024.01.15 Monday', '21:41'],
])('a LINE chat is read: %s', async (day, clock) => {
  expect(await messagesOf('[LINE] Chat with Ann.txt', line(day, clock))).toMatchObject([
    { source: 'line', thread: 'Ann', people: ['Bob'], at: toMinute, text: 'I paid' },
    { thread: 'Ann', people: ['Ann'], at: toMinute, text: 'Thank you\nso much' },
    { people: [], text: 'Ann unsent a message.' },
  ]);
});

test('a WeChat history sent by e-mail is read, and one in a table', async () => {
  const history = [
    'Dear:',
    ' Chat history between Ann and Bob in WeChat is as follows:',
    '—————  2024-01-15  —————',
    '',
    'Bob  21:41',
    '',
    'I paid',
    'on Friday',
    '',
    'Ann  21:41',
    '',
    'Thank you',
  ];
  expect(await messagesOf('history.txt', history.join('\n'))).toMatchObject([
    { source: 'wechat', thread: 'Ann', people: ['Bob'], at: toMinute, text: 'I paid\non Friday' },
    { people: ['Ann'], at: toMinute, text: 'Thank you' },
  ]);
  const table = [
    'localId,TalkerId,Type,SubType,IsSender,CreateTime,Status,StrContent,StrTime,Remark,NickName,Sender',
    '1,3,1,0,0,1705372863,,I paid,2024-01-15 21:41:03,Ann,Ann C,Ann C',
  ];
  expect(await messagesOf('chat.csv', table.join('\n'))).toMatchObject([{ people: ['Ann C'], at, text: 'I paid' }]);
});

test.each([
  ["Date d'envoi;Expéditeur;Destinataire;Message", '15/01/2024 21:41:03;Bob;Ann;J’ai payé'],
  ['Date;Heure;De;À;Texte', '15/01/2024;21:41:03;Bob;Ann;J’ai payé'],
  ['Horodatage;Sens;Nom du contact;Numéro;Contenu', '2024-01-15 21:41:03;Reçu;Bob;+15550001;J’ai payé'],
])('a table of texts with French headings is read: %s', async (header, row) => {
  expect(await messagesOf('textos.csv', `${header}\n${row}\n`)).toMatchObject([
    { people: expect.arrayContaining(['Bob']), at, text: 'J’ai payé' },
  ]);
});

test('a date in a table with French headings has the day first, and "Envoyé" is sent by the owner', async () => {
  const table = 'Date et heure;Sens;Contact;Message\n03/04/2024 10:00;Envoyé;Ann;J’ai payé\n';
  expect(await messagesOf('textos.csv', table)).toMatchObject([
    { people: ['Me', 'Ann'], at: '2024-04-03T14:00:00.000Z' },
  ]);
});
