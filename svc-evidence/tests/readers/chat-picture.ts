import { createCanvas } from '@napi-rs/canvas';

export interface Look {
  ground: string;
  theirs: string;
  mine: string;
  text: string;
  myText?: string;
}

export const looks = {
  'iMessage, dark': { ground: '#000', theirs: '#26252a', mine: '#0a7cff', text: '#fff' },
  'iMessage, light': { ground: '#fff', theirs: '#e9e9eb', mine: '#0a7cff', text: '#000', myText: '#fff' },
  'texts, dark and green': { ground: '#000', theirs: '#26252a', mine: '#34c759', text: '#fff' },
  'WhatsApp, dark': { ground: '#0b141a', theirs: '#202c33', mine: '#005c4b', text: '#e9edef' },
  'WhatsApp, light': { ground: '#efeae2', theirs: '#ffffff', mine: '#d9fdd3', text: '#111b21' },
  'Messenger, dark': { ground: '#000', theirs: '#303030', mine: '#a033ff', text: '#fff' },
  'both sides in one colour': { ground: '#fff', theirs: '#e9e9eb', mine: '#e9e9eb', text: '#000' },
} satisfies Record<string, Look>;

const [WIDTH, PADDING, LINE, MARGIN] = [828, 24, 44, 28];

/** A screenshot of a chat, drawn. */
export const chatPicture = (look: Look, messages: [side: 'left' | 'right', ...lines: string[]][]): Buffer => {
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
