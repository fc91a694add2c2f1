import type { Block, WorkingStep } from '@evenhand/contracts/agreement/document';
import { longDate } from '@evenhand/family-law/agreement/print';
import { documentsWording } from '@evenhand/wording/documents';
import type { Paper } from './paper.js';
import { drawTable } from './table.js';
import { measure, page, styles } from './type.js';

/** Numbers hang in a margin of their own, so that the text of every clause begins on one line. */
const HANG = 38;
const textPlace = { x: page.left + HANG, width: measure - HANG } as const;

/** Draws what stands in an article or a schedule. */
export function drawBlocks(paper: Paper, blocks: readonly Block[]): void {
  for (const block of blocks) drawBlock(paper, block);
}

function drawBlock(paper: Paper, block: Block): void {
  if (block.kind === 'paragraph') drawClause(paper, block.number, block.text);
  else if (block.kind === 'list') drawList(paper, block.items);
  else if (block.kind === 'table') drawTable(paper, block, textPlace.x);
  else drawWorking(paper, block.caption, block.steps);
}

/** A numbered clause is a list item: a screen reader says the number as its label. */
function drawClause(paper: Paper, number: string, text: string): void {
  if (number === '') paper.text('P', text, styles.body, textPlace);
  else paper.group('L', () => drawItem(paper, number, text, page.left, HANG));
  paper.space(7);
}

/** A list without numbers. */
export function drawList(paper: Paper, items: readonly string[]): void {
  paper.group('L', () => {
    for (const item of items) {
      drawItem(paper, '\u2022', item, textPlace.x, 14);
      paper.space(3);
    }
  });
  paper.space(4);
}

function drawItem(paper: Paper, label: string, text: string, x: number, hang: number): void {
  paper.group('LI', () => {
    paper.need(styles.body.leading * 2);
    const { y } = paper;
    paper.text('Lbl', label, styles.body, { x, width: Math.max(hang - 4, paper.pen.width(label, styles.body)) });
    paper.y = y;
    paper.text('LBody', text, styles.body, { x: x + hang, width: page.left + measure - x - hang });
  });
}

/** How a figure was reached: the same arithmetic as the page shows, with where each rule stands. */
function drawWorking(paper: Paper, caption: string, steps: readonly WorkingStep[]): void {
  const { step, amount, rule } = documentsWording.working;
  paper.text('P', caption, styles.strong, { ...textPlace, keep: 60 });
  paper.space(2);
  drawTable(
    paper,
    { header: [step, amount, rule], rows: steps.map((line) => [line.label, line.amount, basisOf(line)]) },
    textPlace.x,
  );
}

function basisOf({ citation, inForce }: WorkingStep): string {
  return inForce ? documentsWording.working.inForce(citation, longDate(inForce)) : citation;
}

/** Where a clause stands in law, in small print beneath it. */
export function drawBasis(paper: Paper, basis: readonly string[]): void {
  if (basis.length === 0) return;
  paper.text('P', documentsWording.basis(basis.join('; ')), styles.small, textPlace);
  paper.space(6);
}
