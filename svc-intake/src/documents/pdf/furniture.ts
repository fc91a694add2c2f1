import { documentsWording } from '@evenhand/wording/documents';
import { faceOf } from './faces.js';
import type { Paper } from './paper.js';
import { measure, page, styles, watermarkColour } from './type.js';

/** The foot of every page: what this is, and which page of how many. */
export function drawFooter(paper: Paper, title: string, number: number, count: number): void {
  const style = styles.small;
  const counter = documentsWording.page(number, count);
  const right = page.left + measure - paper.pen.width(counter, style);
  paper.artifact('Pagination', () => {
    paper.pen.line(title, page.left, page.footer, style, (draw) => draw());
    paper.pen.line(counter, right, page.footer, style, (draw) => draw());
  });
}

const MARK_WIDTH = 420;

/** The draft mark across a page, drawn as shapes: it is seen, and does not mix with the text that is copied or read. */
export function drawWatermark(paper: Paper): void {
  const { font } = faceOf('text', 'strong');
  const { glyphs, advanceWidth } = font.layout(documentsWording.draft.mark);
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
