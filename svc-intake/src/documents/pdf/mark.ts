import type { Paper } from '@evenhand/paper/paper';

const SIZE = 40;

/** The three shapes of the mark on a square of 32: two strokes and their overlap. */
const SHAPES = [
  { x: 3, y: 7, width: 20, height: 9.6, colour: '#265DAB' },
  { x: 9, y: 15.4, width: 20, height: 9.6, colour: '#7A3B82' },
  { x: 9, y: 13.4, width: 14, height: 5.2, colour: '#1F6B6A' },
] as const;

export function drawMark(paper: Paper, left: number, top: number): void {
  paper.artifact('Layout', () => {
    const { doc } = paper;
    doc.save();
    doc.translate(left, top).scale(SIZE / 32);
    for (const { x, y, width, height, colour } of SHAPES) {
      doc.roundedRect(x, y, width, height, height / 2).fill(colour);
    }
    doc.restore();
    const name = { ...paper.sheet.styles.name, leading: SIZE };
    paper.pen.line('Evenhand', left + SIZE + 8, top + SIZE * 0.63, name, (draw) => draw());
  });
}
