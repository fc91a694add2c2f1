import { type Column, columnsOf, type Row, type Table } from './columns.js';
import { linesOf } from './lines.js';
import type { Paper } from './paper.js';
import { faintRuleColour, ruleColour, type Style } from './type.js';

const PAD = 3;

/** A table over any number of pages: the header is repeated, a row is kept whole while a page can hold it. */
export function drawTable(paper: Paper, table: Table, left: number = paper.sheet.left): void {
  const columns = columnsOf(paper, table, left);
  const { header, rows, totals = [] } = table;
  const { cell, cellHead } = paper.sheet.styles;
  const lines = [...rows.map((row) => ({ row, style: cell })), ...totals.map((row) => ({ row, style: cellHead }))];
  paper.group('Table', () => {
    paper.need(openingOf(paper, table, columns));
    if (header.length > 0) drawRow(paper, header, columns, { tag: 'TH', style: cellHead, rule: ruleColour });
    for (const [index, { row, style }] of lines.entries()) {
      const next = index === lines.length - 2 ? lines.at(-1) : undefined;
      const keep = next ? heightOf(paper, next.row, columns, next.style) : 0;
      drawRow(paper, row, columns, { tag: 'TD', style, rule: faintRuleColour, header, keep });
    }
  });
  paper.space(8);
}

interface RowKind {
  readonly tag: 'TH' | 'TD';
  readonly style: Style;
  readonly rule: string;
  readonly header?: Row;
  /** The room that a row leaves below it, so that the last row of a table is not alone on a page. */
  readonly keep?: number;
}

/** The room that a table needs to begin: its header with the first row. */
export function openingOfTable(paper: Paper, table: Table, left: number): number {
  return openingOf(paper, table, columnsOf(paper, table, left));
}

function openingOf(paper: Paper, { header, rows }: Table, columns: readonly Column[]): number {
  const head = header.length > 0 ? heightOf(paper, header, columns, paper.sheet.styles.cellHead) : 0;
  return head + (rows[0] ? heightOf(paper, rows[0], columns, paper.sheet.styles.cell) : 0);
}

function heightOf(paper: Paper, row: Row, columns: readonly Column[], style: Style): number {
  return mostLines(cellsOf(paper, row, columns, style)) * style.leading + PAD * 2;
}

interface Cell {
  readonly column: Column;
  readonly lines: readonly string[];
}

function cellsOf(paper: Paper, row: Row, columns: readonly Column[], style: Style): Cell[] {
  return columns.map((column, index) => ({
    column,
    lines: linesOf(row[index] ?? '', column.width, (text) => paper.pen.width(text, style)),
  }));
}

const mostLines = (cells: readonly Cell[]) => Math.max(...cells.map(({ lines }) => lines.length));

/** Calls `draw` with the left edge and the baseline of each line. */
function drawLines(
  paper: Paper,
  { column, lines }: Cell,
  style: Style,
  draw: (line: string, x: number, y: number) => void,
): void {
  for (const [index, line] of lines.entries()) {
    const x = column.amounts ? column.x + column.width - paper.pen.width(line, style) : column.x;
    draw(line, x, paper.y + PAD + index * style.leading + style.size);
  }
}

function drawRow(paper: Paper, row: Row, columns: readonly Column[], kind: RowKind): void {
  const { style, tag } = kind;
  paper.group('TR', () => {
    const cells = cellsOf(paper, row, columns, style).map((cell) => ({
      ...cell,
      element: paper.element(tag, tag === 'TH' ? { scope: 'Column' } : {}),
    }));
    const height = mostLines(cells);
    let from = 0;
    while (from < height) {
      const room = turnPageFor(paper, height - from, columns, kind);
      for (const { column, lines, element } of cells) {
        const now = { column, lines: lines.slice(from, from + room) };
        drawLines(paper, now, style, (line, x, y) => paper.lineIn(element, tag, line, x, y, style));
      }
      paper.space(Math.min(room, height - from) * style.leading + PAD * 2);
      rule(paper, columns, kind.rule);
      from += room;
    }
  });
}

/** The number of lines to draw now; starts a page when the row fits a page but not the rest of this one. */
function turnPageFor(paper: Paper, lines: number, columns: readonly Column[], kind: RowKind): number {
  const fits = (keep = 0) => Math.floor((paper.sheet.bottom - paper.y - PAD * 2 - keep) / kind.style.leading);
  if (fits(kind.keep) >= lines) return lines;
  if (paper.y > paper.sheet.top + 60 || fits() < 1) {
    paper.newPage();
    if (kind.header && kind.header.length > 0) repeatHeader(paper, kind.header, columns);
  }
  return Math.max(1, Math.min(lines, fits()));
}

/** An artifact: a screen reader has read the header cells once. */
function repeatHeader(paper: Paper, header: Row, columns: readonly Column[]): void {
  const style = paper.sheet.styles.cellHead;
  const cells = cellsOf(paper, header, columns, style);
  paper.artifact('Layout', () => {
    for (const cell of cells) {
      drawLines(paper, cell, style, (line, x, y) => paper.pen.line(line, x, y, style, (draw) => draw()));
    }
  });
  paper.space(mostLines(cells) * style.leading + PAD * 2);
  rule(paper, columns, ruleColour);
}

function rule(paper: Paper, columns: readonly Column[], colour: string): void {
  const last = columns.at(-1);
  const from = columns[0]?.x ?? paper.sheet.left;
  const to = last ? last.x + last.width : paper.sheet.left;
  const { y } = paper;
  paper.artifact('Layout', () => paper.doc.moveTo(from, y).lineTo(to, y).lineWidth(0.5).stroke(colour));
}
