import { messagesOf } from './read.js';

const mojibake = (text: string) => Buffer.from(text).toString('latin1');
const given = { people: ['Chris', 'Dana'], text: '👍 thumbs up, reaction to: “Will you pay 600?”' };

const exports: [name: string, chat: object, at: string | null][] = [
  [
    'Telegram',
    {
      name: 'Chris',
      type: 'personal_chat',
      messages: [
        {
          type: 'message',
          date: '2024-03-05T21:18:22',
          from: 'Dana',
          text: 'Will you pay 600?',
          reactions: [
            { type: 'emoji', count: 1, emoji: '👍', recent: [{ from: 'Chris', date: '2024-03-05T21:19:00' }] },
          ],
        },
      ],
    },
    '2024-03-06T02:19:00.000Z',
  ],
  [
    'Instagram',
    {
      participants: [{ name: 'Dana' }, { name: 'Chris' }],
      messages: [
        {
          sender_name: 'Dana',
          timestamp_ms: 1709648182000,
          content: 'Will you pay 600?',
          reactions: [{ reaction: mojibake('👍🏽'), actor: 'Chris', timestamp: 1709648282 }],
        },
      ],
    },
    '2024-03-05T14:18:02.000Z',
  ],
  [
    'encrypted Messenger',
    {
      participants: ['Dana', 'Chris'],
      threadName: 'Chris_1',
      messages: [
        {
          senderName: 'Dana',
          timestamp: 1709648182000,
          text: 'Will you pay 600?',
          reactions: [{ actor: 'Chris', reaction: '👍' }],
        },
      ],
    },
    null,
  ],
  [
    'Discord',
    {
      channel: { name: 'kids' },
      messages: [
        {
          timestamp: '2024-03-05T09:16:22-05:00',
          content: 'Will you pay 600?',
          author: { name: 'Dana' },
          reactions: [{ emoji: { name: '👍' }, count: 1, users: [{ name: 'chris1', nickname: 'Chris' }] }],
        },
      ],
    },
    null,
  ],
  [
    'signal-export',
    [
      {
        date: '2024-03-05T09:16:22',
        sender: 'Dana',
        body: 'Will you pay 600?',
        reactions: [{ name: 'Chris', emoji: '👍' }],
      },
    ],
    null,
  ],
  [
    'Teams at work',
    [
      {
        createdDateTime: '2024-03-05T14:16:22Z',
        from: { user: { displayName: 'Dana' } },
        body: { contentType: 'text', content: 'Will you pay 600?' },
        reactions: [
          {
            reactionType: 'like',
            createdDateTime: '2024-03-05T14:18:02Z',
            user: { user: { displayName: 'Chris' } },
          },
        ],
      },
    ],
    '2024-03-05T14:18:02.000Z',
  ],
];

test.each(exports)('a reaction in %s is a message by the person who gave it', async (_, chat, at) => {
  const [, reaction, ...more] = await messagesOf('chat.json', JSON.stringify(chat));
  expect(reaction).toMatchObject({
    ...given,
    text: expect.stringMatching(/^👍.* thumbs up, .*Will you pay 600\?”$/),
    at,
  });
  expect(reaction?.path).toBe('message 1, reaction');
  expect(more).toEqual([]);
});

test('a reaction in a Signal backup has its time', async () => {
  const frames = [
    { recipient: { id: '2', contact: { profileGivenName: 'Dana' } } },
    { recipient: { id: '3', contact: { profileGivenName: 'Chris' } } },
    { chat: { id: '7', recipientId: '3' } },
    {
      chatItem: {
        chatId: '7',
        authorId: '2',
        dateSent: '1709648182000',
        standardMessage: {
          text: { body: 'Will you pay 600?' },
          reactions: [{ emoji: '👍', authorId: '3', sentTimestamp: '1709648282000' }],
        },
      },
    },
  ];
  const found = await messagesOf('main.json', frames.map((frame) => JSON.stringify(frame)).join('\n'));
  expect(found[1]).toMatchObject({ ...given, thread: 'Chris', at: '2024-03-05T14:18:02.000Z' });
});

test('reactions that an export only counts are kept with their number', async () => {
  const reactions = [{ type: 'emoji', count: 3, emoji: '❤' }];
  const message = { type: 'message', date: '2024-03-05T21:18:22', from: 'Dana', text: 'Sold', reactions };
  expect(
    await messagesOf('result.json', JSON.stringify({ name: 'Kids', type: 'private_group', messages: [message] })),
  ).toMatchObject([{ text: 'Sold' }, { people: [], text: '❤ red heart (3 times), reaction to: “Sold”' }]);
});

test('a voice message of Telegram that was left out of the export is named with its length', async () => {
  const file = '(File not included. Change data exporting settings to download.)';
  const message = { type: 'message', date: '2024-03-05T21:18:22', from: 'Dana', text: '', file };
  const messages = [{ ...message, media_type: 'voice_message', duration_seconds: 12 }];
  expect(
    await messagesOf('result.json', JSON.stringify({ name: 'Chris', type: 'personal_chat', messages })),
  ).toMatchObject([{ people: ['Dana'], text: 'Voice message, 12 seconds' }]);
});

const history = (reactions: string) =>
  `<div class="history"><div class="message default"><div class="body"><div class="date details" title="05.03.2024 21:18:22 UTC-05:00">21:18</div><div class="from_name">Dana</div><div class="text">Will you pay 600?</div><span class="reactions">${reactions}</span></div></div></div>`;
const userpic = (name: string) =>
  `<div class="userpic"><div class="initials" title="${name}">${name.slice(0, 1)}</div></div>`;

const facebook = (reaction: string) =>
  `<div class="_a6-g"><div class="_a6-h">Dana</div><div class="_a6-p"><div>Will you pay 600?</div><ul class="_a6-q"><li>${reaction}</li></ul></div><div class="_a6-o">Mar 05, 2024 9:17:22 am</div></div>`;

const tapbacks = (tapback: string) =>
  `<div class="message"><div class="sent"><p><span class="timestamp">Mar 05, 2024  9:16:22 AM</span><span class="sender">Dana</span></p><div class="message_part"><span class="bubble">Will you pay 600?</span><div class="tapbacks"><p>Tapbacks:</p><div class="tapback">${tapback}</div></div></div></div></div>`;

const discordPage = (reaction: string) =>
  `<div class="chatlog__message-container"><span class="chatlog__author">Dana</span><span class="chatlog__timestamp" title="3/5/2024 9:16 AM"></span><div class="chatlog__content">Will you pay 600?</div><div class="chatlog__reactions">${reaction}</div></div>`;

const [FROM_CHRIS, UP] = [['Chris', 'Dana'], '👍 thumbs up'];

test.each<[string, string, [people: string[], sign: string, at?: string][]]>([
  [
    'Telegram',
    history(
      `<span class="reaction"><span class="emoji">👍</span><span class="userpics">${userpic('Chris')}</span></span>`,
    ),
    [[FROM_CHRIS, UP]],
  ],
  [
    'Telegram, by two and by a number',
    history(
      `<span class="reaction"><span class="emoji">👍</span>${userpic('Chris')}${userpic('Pat')}</span><span class="reaction active"><span class="emoji">❤</span><span class="count">3</span></span>`,
    ),
    [
      [FROM_CHRIS, UP],
      [['Pat', 'Dana'], UP],
      [[], '❤ red heart (3 times)'],
    ],
  ],
  ['Facebook', facebook('👍🏽Chris'), [[FROM_CHRIS, '👍🏽 thumbs up']]],
  [
    'Facebook, with the time',
    facebook('<span>👍Chris (Mar 05, 2024 9:18:02 am)</span>'),
    [[FROM_CHRIS, UP, '2024-03-05T14:18:02.000Z']],
  ],
  ['iMessage', tapbacks('<span class="tapback"><b>Liked</b> by Chris</span>'), [[FROM_CHRIS, UP]]],
  [
    'iMessage, with a sign',
    tapbacks('<span class="tapback"><b>🎉</b> by Chris</span>'),
    [[FROM_CHRIS, '🎉 party popper']],
  ],
  [
    'iMessage, with a picture',
    tapbacks('<span class="tapback">Sticker from Chris: a.heic</span>'),
    [[FROM_CHRIS, 'Sticker']],
  ],
  [
    'Discord',
    discordPage(
      '<div class="chatlog__reaction" title="thumbsup"><img class="chatlog__emoji" alt="👍"><span class="chatlog__reaction-count">2</span></div>',
    ),
    [[[], `${UP} (2 times)`]],
  ],
])('a reaction on a page of %s is a message', async (_, body, given) => {
  const [message, ...reactions] = await messagesOf(
    'page.html',
    `<html><title>Chat</title><body>${body}</body></html>`,
    64,
  );
  expect(message).toMatchObject({ people: ['Dana'], text: 'Will you pay 600?' });
  expect(reactions).toMatchObject(
    given.map(([people, sign, at = null]) => ({
      path: 'message 1, reaction',
      people,
      at,
      text: `${sign}, reaction to: “Will you pay 600?”`,
    })),
  );
});
