import { createCanvas } from '@napi-rs/canvas';
import { headerOf } from '../../src/readers/scans/chat-sides.js';
import { timesOf } from '../../src/readers/scans/chat-times.js';
import { isCutOff } from '../../src/readers/scans/cut-off.js';
import { chatPicture, looks } from './chat-picture.js';
import { messagesOf, read } from './read.js';
import { pdfOfPhotos, photoOf, pictureOf } from './scanned.js';

const LEFT = ['Sam'];
const RIGHT = ['Right side of the picture', 'Sam'];

test.each(Object.entries(looks))(
  'both sides of a chat in a picture are read as two writers: %s',
  async (_, look) => {
    const picture = chatPicture(look, [
      ['left', 'You never paid the daycare'],
      ['right', 'I sent 600 on Friday', 'and 200 in March'],
      ['left', 'That was for the dentist'],
      ['right', 'No'],
    ]);
    const found = await messagesOf('chat.png', picture, 65_536);
    expect(found.map(({ people, text, scanned }) => [people, text.replaceAll('\n', ' '), scanned])).toEqual([
      [LEFT, 'You never paid the daycare', true],
      [RIGHT, 'I sent 600 on Friday and 200 in March', true],
      [LEFT, 'That was for the dentist', true],
      [RIGHT, 'No', true],
    ]);
  },
  60_000,
);

test('a chat in a picture whose sides have one colour and no bubbles is one page, with all its words', async () => {
  const plain = { ground: '#fff', theirs: '#fff', mine: '#fff', text: '#000' };
  const units = await read(
    'chat.png',
    chatPicture(plain, [
      ['left', 'You never paid'],
      ['right', 'I sent 600 on Friday'],
    ]),
    65_536,
  );
  expect(units).toMatchObject([
    { kind: 'page', text: expect.stringMatching(/You never paid\s+I sent 600 on Friday/), scanned: true },
  ]);
}, 60_000);

test.each([
  [['9:41', 'Sam Sample', 'online'], 'Sam Sample'],
  [['Rogers 9:41 AM 88%', '‹ Zoé\niMessage'], 'Zoé'],
  [['iMessage', 'Today 9:12 AM'], undefined],
  [['You, Sam, Alex'], undefined],
  [['+1 416 555 0100'], undefined],
  [[], undefined],
])('the name above a chat in a picture is that of the left side: %j', (above, name) => {
  expect(headerOf([...above.map((text) => bubble(text)), bubble('Paul Sample', 'left')])).toBe(name);
});

test('the left side of a group in a picture is not the name of the group', async () => {
  const picture = chatPicture(looks['WhatsApp, light'], [
    ['left', 'Ann Smith', 'Who takes Bea to hockey?'],
    ['right', 'I do'],
    ['left', 'Bob Smith', 'You did not last week'],
  ]);
  const found = await messagesOf('chat.png', picture, 65_536);
  expect(found.map(({ people }) => people)).toEqual([
    ['Left side of the picture'],
    ['Right side of the picture'],
    ['Left side of the picture'],
  ]);
}, 60_000);

test.each([
  [['Yes', 'Thank you'], 'Sam'],
  [['Ann Smith', 'Ann Smith'], 'Sam'],
  [['Ann Smith', 'Bob'], undefined],
])('a chat in a picture is of a group where its left side has two names: %j', (names, header) => {
  const messages = names.map((name) => bubble(`${name}\nI paid the rent`, 'left'));
  expect(headerOf([bubble('Sam'), ...messages])).toBe(header);
});

test('a picture of one sentence has no writers', async () => {
  expect(await messagesOf('note.png', pictureOf('The rent is paid'), 65_536)).toEqual([]);
}, 60_000);

const FRENCH = `Le père a payé la garderie à Québec en février.
Elle dit que les intérêts sont à moitié réglés et que
nous devons déjà 1 850 dollars pour l’école.`;

test('a scan in French is read with its accents, and the English page behind it in English', async () => {
  const english = 'The father paid the daycare in Quebec and that is all we have.';
  const pages = await read('scan.pdf', pdfOfPhotos(photoOf(FRENCH), photoOf(english)), 65_536);
  expect(pages[0]?.text.replaceAll("'", '’')).toBe(FRENCH);
  expect(pages[1]?.text).toBe(english);
}, 60_000);

const tilted = (degrees: number, scale = 1): Buffer => {
  const canvas = createCanvas(1_240 * scale, 900 * scale);
  const context = canvas.getContext('2d');
  context.fillStyle = '#f4f3ef';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.translate(620, 450);
  context.rotate((degrees * Math.PI) / 180);
  context.translate(-620, -450);
  context.fillStyle = '#2b2b30';
  context.font = '34px DejaVu Serif, serif';
  for (const [index, line] of LETTER.entries()) context.fillText(line, 90, 240 + index * 58);
  return canvas.toBuffer('image/png');
};

const LETTER = ['The orthodontist asks for 1,450.00 dollars', 'by the first of March. I will pay half of it.'];

test.each([6, -8, 12])(
  'a letter that was photographed with a tilt of %d degrees is read, with its place',
  async (degrees) => {
    const [page, ...more] = await read('letter.png', tilted(degrees), 65_536);
    expect(page).toMatchObject({ scanned: true, picture: 1, text: `letter.png\n${LETTER.join('\n')}` });
    expect(page).not.toHaveProperty('unclear');
    expect(more).toEqual([]);
    const { left, top, width, height } = page?.area ?? { left: 1, top: 1, width: 1, height: 1 };
    expect(left).toBeLessThan(0.2);
    expect(top).toBeGreaterThan(0.05);
    expect(top + height).toBeLessThan(0.5);
    expect(width).toBeGreaterThan(0.3);
  },
  120_000,
);

test('a small picture is read when it is enlarged', async () => {
  expect((await read('small.png', tilted(0, 0.5), 65_536))[0]?.text).toContain('1,450.00 dollars');
}, 60_000);

test('a picture that is cut off is named', async () => {
  const whole = tilted(0);
  await expect(read('letter.png', whole.subarray(0, whole.length / 2), 65_536)).rejects.toThrow(/is cut off/);
});

test('a picture with a film appended to it is not cut off', () => {
  const segment = [0xff, 0xe0, 0, 6, 0xff, 0xda, 0xff, 0xd9];
  const scan = [0xff, 0xda, 0, 2, 1, 2, 3];
  const picture = Buffer.from([0xff, 0xd8, ...segment, ...scan, 0xff, 0xd9]);
  expect(isCutOff(Buffer.concat([picture, Buffer.from('film'), Buffer.from([0xff, 0xda])]))).toBe(false);
  for (const length of [12, 14, picture.length - 2]) expect(isCutOff(picture.subarray(0, length))).toBe(true);
});

const bubble = (text: string, side?: 'left' | 'right') => ({
  text,
  side,
  isClear: true,
  left: 0,
  top: 0,
  right: 1,
  bottom: 1,
});

test('messages in a picture have the time that is printed with them, and a clock is no message', () => {
  const bubbles = [
    bubble('3:01 PM'),
    bubble('Thu, Mar 5, 2024 at 9:12 AM'),
    bubble('Did you pay?', 'left'),
    bubble('No', 'right'),
    bubble('9:14 AM vv', 'left'),
    bubble('I sent it on Friday 9:16 PM', 'right'),
    bubble('Nov 7 at 9:12 AM'),
    bubble('Call at noon', 'left'),
  ];
  const timesIn = (filename: string) => [...timesOf(bubbles, filename)].map(([{ text }, at]) => [text, at]);
  expect(timesIn('chat.png')).toEqual([
    ['Did you pay?', '2024-03-05T14:12:00.000Z'],
    ['No', '2024-03-05T14:14:00.000Z'],
    ['I sent it on Friday 9:16 PM', '2024-03-05T14:12:00.000Z'],
    ['Call at noon', null],
  ]);
  expect(timesIn('Screenshot_20241108-091501.png')[3]).toEqual(['Call at noon', '2024-11-07T14:12:00.000Z']);
  expect(timesIn('IMG 2025-01-02.png')[3]).toEqual(['Call at noon', '2024-11-07T14:12:00.000Z']);
});

test('a clock in a message is a word of it where the days carry the clocks', () => {
  const bubbles = [
    bubble('Thu, Nov 7, 2024 at 9:12 AM'),
    bubble("I'll pick them up at 5:30", 'left'),
    bubble('How much was it?', 'left'),
    bubble('12.50', 'right'),
    bubble('When?', 'left'),
    bubble('5:45', 'right'),
    { ...bubble('9:40 PM'), top: 20, bottom: 21 },
    bubble('They are asleep', 'left'),
  ];
  const [morning, evening] = ['2024-11-07T14:12:00.000Z', '2024-11-08T02:40:00.000Z'];
  expect([...timesOf(bubbles, 'chat.png')].map(([{ text }, at]) => [text, at])).toEqual([
    ["I'll pick them up at 5:30", morning],
    ['How much was it?', morning],
    ['12.50', morning],
    ['When?', morning],
    ['5:45', morning],
    ['They are asleep', evening],
  ]);
});

test('a clock at the end of each message is its time', () => {
  const bubbles = [
    bubble('November 7, 2024'),
    bubble('Did you pay? 9:12 AM', 'left'),
    bubble('Yes, 12.50 9:14 AM', 'right'),
    bubble('Thanks', 'left'),
    bubble('9:15 AM', 'left'),
  ];
  expect([...timesOf(bubbles, 'chat.png').values()]).toEqual([
    '2024-11-07T14:12:00.000Z',
    '2024-11-07T14:14:00.000Z',
    '2024-11-07T14:15:00.000Z',
  ]);
});
