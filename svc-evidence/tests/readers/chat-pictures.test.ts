import { createCanvas } from '@napi-rs/canvas';
import { messagesOf, read } from './read.js';
import { pdfOfPhotos, photoOf, pictureOf } from './scanned.js';

interface Look {
  ground: string;
  theirs: string;
  mine: string;
  text: string;
  myText?: string;
}

const looks: Record<string, Look> = {
  'iMessage, dark': { ground: '#000', theirs: '#26252a', mine: '#0a7cff', text: '#fff' },
  'iMessage, light': { ground: '#fff', theirs: '#e9e9eb', mine: '#0a7cff', text: '#000', myText: '#fff' },
  'texts, dark and green': { ground: '#000', theirs: '#26252a', mine: '#34c759', text: '#fff' },
  'WhatsApp, dark': { ground: '#0b141a', theirs: '#202c33', mine: '#005c4b', text: '#e9edef' },
  'WhatsApp, light': { ground: '#efeae2', theirs: '#ffffff', mine: '#d9fdd3', text: '#111b21' },
  'Messenger, dark': { ground: '#000', theirs: '#303030', mine: '#a033ff', text: '#fff' },
};

const [WIDTH, PADDING, LINE, MARGIN] = [828, 24, 44, 28];

const chat = (look: Look, messages: [side: 'left' | 'right', ...lines: string[]][]): Buffer => {
  const canvas = createCanvas(WIDTH, 1_200);
  const context = canvas.getContext('2d');
  context.fillStyle = look.ground;
  context.fillRect(0, 0, WIDTH, 1_200);
  context.font = '32px DejaVu Sans, sans-serif';
  context.fillStyle = look.text;
  context.fillText('Sam', WIDTH / 2 - 30, 60);
  let top = 110;
  for (const [side, ...lines] of messages) {
    const width = Math.max(...lines.map((line) => context.measureText(line).width)) + 2 * PADDING;
    const height = lines.length * LINE + PADDING;
    const left = side === 'left' ? MARGIN : WIDTH - MARGIN - width;
    context.fillStyle = side === 'left' ? look.theirs : look.mine;
    context.beginPath();
    context.roundRect(left, top, width, height, 26);
    context.fill();
    context.fillStyle = side === 'left' ? look.text : (look.myText ?? look.text);
    for (const [index, line] of lines.entries()) context.fillText(line, left + PADDING, top + 44 + index * LINE);
    top += height + 30;
  }
  return canvas.toBuffer('image/png');
};

const LEFT = ['Left side of the picture'];
const RIGHT = ['Right side of the picture'];

test.each(Object.entries(looks))(
  'both sides of a chat in a picture are read as two writers: %s',
  async (_, look) => {
    const picture = chat(look, [
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
    chat(plain, [
      ['left', 'You never paid'],
      ['right', 'I sent 600 on Friday'],
    ]),
    65_536,
  );
  expect(units).toMatchObject([
    { kind: 'page', text: expect.stringMatching(/You never paid\s+I sent 600 on Friday/), scanned: true },
  ]);
}, 60_000);

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
