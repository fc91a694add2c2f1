import type { Block } from '@evenhand/contracts/agreement/document';
import type { Table } from '@evenhand/paper/columns';
import type { Paper } from '@evenhand/paper/paper';
import { drawTable, openingOfTable } from '@evenhand/paper/table';
import { documentsWording } from '@evenhand/wording/documents';
import { Rules } from '../rules.js';

/** The margin of clause numbers, in points: the text of every clause has one left edge. */
const HANG = 38;
const BULLET = 14;
const GAP = { clause: 7, item: 3, list: 4, basis: 6 } as const;

/** One article or schedule and its text indent: a schedule has no clause numbers. */
interface Section {
  readonly blocks: readonly Block[];
  readonly basis?: readonly string[];
  readonly hang: number;
  readonly rules: Rules;
}

export function articleSection(blocks: readonly Block[], basis: readonly string[]): Section {
  return { blocks, basis, hang: HANG, rules: new Rules(blocks) };
}

export function scheduleSection(blocks: readonly Block[]): Section {
  return { blocks, hang: 0, rules: new Rules(blocks) };
}

/** The height of a section's first lines, which stay on the page of its heading. */
export function openingOf(paper: Paper, section: Section): number {
  return openingFrom(paper, section, 0);
}

/** Draws the blocks, then the law rules that their figures cite, then the legal basis. */
export function drawSection(paper: Paper, section: Section): void {
  const { blocks, basis = [], hang, rules } = section;
  for (const [index, block] of blocks.entries()) drawBlock(paper, block, section, keptAfter(paper, section, index));
  if (rules.sentences.length > 0) drawRules(paper, rules, hang);
  drawBasis(paper, basis, hang);
}

/** The height to keep below a block: what introduces a list or table stays on its page. */
function keptAfter(paper: Paper, section: Section, index: number): number {
  const next = section.blocks[index + 1];
  if (!next) return basisHeight(paper, section.basis ?? [], section.hang);
  return next.kind === 'paragraph' ? 0 : GAP.clause + openingFrom(paper, section, index + 1);
}

/** The least height of a section from this block on that may end a page. */
function openingFrom(paper: Paper, section: Section, index: number): number {
  const { blocks, hang, rules } = section;
  const block = blocks[index];
  if (!block) return 0;
  if (block.kind === 'table') return openingOfTable(paper, block, paper.sheet.left + hang);
  if (block.kind === 'working') {
    return (
      paper.sheet.styles.strong.leading + openingOfTable(paper, workingTable(block, rules), paper.sheet.left + hang)
    );
  }
  if (block.kind === 'paragraph') {
    const { whole, least } = paper.heights(block.text, paper.sheet.styles.body, paper.sheet.measure - hang);
    return least + (whole === least ? keptAfter(paper, section, index) : 0);
  }
  return block.items
    .slice(0, 2)
    .reduce(
      (sum, item) =>
        sum + GAP.item + paper.heights(item, paper.sheet.styles.body, paper.sheet.measure - hang - BULLET).least,
      0,
    );
}

function drawBlock(paper: Paper, block: Block, { hang, rules }: Section, keep: number): void {
  if (block.kind === 'paragraph') drawClause(paper, block.number, block.text, { hang, keep });
  else if (block.kind === 'list') drawList(paper, block.items, { hang, keep });
  else if (block.kind === 'table') drawTable(paper, block, paper.sheet.left + hang);
  else drawWorking(paper, block, hang, rules);
}

/** A numbered clause is a list item, whose label a screen reader reads. */
function drawClause(paper: Paper, number: string, text: string, { hang, keep }: { hang: number; keep: number }): void {
  if (number === '')
    paper.text('P', text, paper.sheet.styles.body, {
      x: paper.sheet.left + hang,
      width: paper.sheet.measure - hang,
      keep,
    });
  else paper.group('L', () => drawItem(paper, { label: number, text, x: paper.sheet.left, hang: HANG, keep }));
  paper.space(GAP.clause);
}

/** The height of a list on one page. */
export function listHeight(paper: Paper, items: readonly string[], hang: number): number {
  const width = paper.sheet.measure - hang - BULLET;
  return items.reduce((sum, item) => sum + paper.heights(item, paper.sheet.styles.body, width).whole + GAP.item, 0);
}

/** The first two items of a list stay together, and the last two. */
export function drawList(paper: Paper, items: readonly string[], { hang = HANG, keep = 0 } = {}): void {
  const heightOf = (item = '') =>
    paper.heights(item, paper.sheet.styles.body, paper.sheet.measure - hang - BULLET).least + GAP.item;
  paper.group('L', () => {
    for (const [index, text] of items.entries()) {
      const last = index === items.length - 1;
      const beside = index === 0 || index === items.length - 2;
      const kept = last ? keep : (beside ? heightOf(items[index + 1]) : 0) + (index === items.length - 2 ? keep : 0);
      drawItem(paper, { label: '\u2022', text, x: paper.sheet.left + hang, hang: BULLET, keep: kept });
      paper.space(GAP.item);
    }
  });
  paper.space(GAP.list);
}

interface Item {
  readonly label: string;
  readonly text: string;
  readonly x: number;
  readonly hang: number;
  readonly keep: number;
}

function drawItem(paper: Paper, { label, text, x, hang, keep }: Item): void {
  const style = paper.sheet.styles.body;
  const width = paper.sheet.left + paper.sheet.measure - x - hang;
  paper.group('LI', () => {
    const { whole, least } = paper.heights(text, style, width);
    paper.need(least + (least === whole ? keep : 0));
    const { y } = paper;
    paper.text('Lbl', label, style, { x, width: Math.max(hang - 4, paper.pen.width(label, style)) });
    paper.y = y;
    paper.text('LBody', text, style, { x: x + hang, width, keep });
  });
}

/** The working of a figure, one line a step, as on the screen. */
function drawWorking(paper: Paper, working: Block & { kind: 'working' }, hang: number, rules: Rules): void {
  const x = paper.sheet.left + hang;
  const table = workingTable(working, rules);
  paper.text('P', working.caption, paper.sheet.styles.strong, {
    x,
    width: paper.sheet.measure - hang,
    keep: openingOfTable(paper, table, x),
  });
  paper.space(2);
  drawTable(paper, table, x);
}

function workingTable({ steps }: Block & { kind: 'working' }, rules: Rules): Table {
  const { step, amount, rule } = documentsWording.working;
  return {
    header: [step, amount, rule],
    rows: steps.map((line) => [line.label, line.amount, rules.numberOf(line)]),
    amounts: [1, 2],
  };
}

function drawRules(paper: Paper, { sentences }: Rules, hang: number): void {
  const style = paper.sheet.styles.note;
  const x = paper.sheet.left + hang;
  paper.group('L', () => {
    paper.text('Caption', documentsWording.working.rules, style, {
      x,
      width: paper.sheet.measure - hang,
      keep: style.leading * 2,
    });
    for (const [index, sentence] of sentences.entries()) {
      paper.group('LI', () => {
        paper.need(paper.heights(sentence, style, paper.sheet.measure - hang - 18).least);
        const { y } = paper;
        paper.text('Lbl', String(index + 1), style, { x, width: 18 });
        paper.y = y;
        paper.text('LBody', sentence, style, { x: x + 18, width: paper.sheet.measure - hang - 18 });
      });
    }
  });
  paper.space(GAP.basis);
}

const basisSentence = (basis: readonly string[]) => documentsWording.basis(basis.join('; '));

function basisHeight(paper: Paper, basis: readonly string[], hang: number): number {
  if (basis.length === 0) return 0;
  return GAP.clause + paper.heights(basisSentence(basis), paper.sheet.styles.small, paper.sheet.measure - hang).least;
}

/** The legal basis of a clause, in small print. */
function drawBasis(paper: Paper, basis: readonly string[], hang: number): void {
  if (basis.length === 0) return;
  paper.text('P', basisSentence(basis), paper.sheet.styles.small, {
    x: paper.sheet.left + hang,
    width: paper.sheet.measure - hang,
  });
  paper.space(GAP.basis);
}
