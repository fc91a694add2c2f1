import { faceOf } from './faces.js';
import type { Paper } from './paper.js';
import { page, watermarkColour } from './type.js';

/** The foot of a page: one text at its left edge, one at its right. */
export function drawFooter(paper: Paper, atLeft: string, atRight: string): void {
  const { left, measure, footer, styles } = paper.sheet;
  const right = left + measure - paper.pen.width(atRight, styles.small);
  paper.artifact('Pagination', () => {
    paper.pen.line(atLeft, left, footer, styles.small, (draw) => draw());
    paper.pen.line(atRight, right, footer, styles.small, (draw) => draw());
  });
}

const MARK_WIDTH = 420;

/** A word across a page, drawn as shapes: it is not in the text that is copied or read. */
export function drawWatermark(paper: Paper, word: string): void {
  const { font } = faceOf('text', 'strong');
  const { glyphs, advanceWidth } = font.layout(word);
  const scale = MARK_WIDTH / advanceWidth;
  paper.artifact('Pagination', () => {
    const { doc } = paper;
    doc.save();
    doc.translate(page.width / 2, page.height / 2).rotate(-45);
    doc.translate(-MARK_WIDTH / 2, (font.capHeight * scale) / 2).scale(scale, -scale);
    doc.fillColor(watermarkColour).fillOpacity(0.1);
    for (const glyph of glyphs) {
      doc.path(glyph.path.toSVG()).fill();
      doc.translate(glyph.advanceWidth, 0);
    }
    doc.restore();
  });
}
