import type { Paper } from './paper.js';

/** The style of a heading, the points above it, and the room that is kept for what follows on its page. */
const headings = {
  H1: { style: 'title', above: 0, keep: 60 },
  H2: { style: 'heading', above: 10, keep: 110 },
  H3: { style: 'article', above: 4, keep: 64 },
} as const;

export function drawHeading(paper: Paper, tag: keyof typeof headings, text: string): void {
  const { style, above, keep } = headings[tag];
  paper.space(above);
  paper.text(tag, text, paper.sheet.styles[style], { keep });
  paper.space(4);
}

export function drawParagraph(paper: Paper, text: string): void {
  paper.text('P', text, paper.sheet.styles.body);
  paper.space(4);
}
