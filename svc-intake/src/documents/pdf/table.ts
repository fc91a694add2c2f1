import { linesOf } from './lines.js';
import type { Paper } from './paper.js';
import { bottomEdge, faintRuleColour, measure, page, ruleColour, type Style, styles } from './type.js';

export interface Table {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The columns to set to the right, where that is not told by what stands in them. */
  readonly amounts?: readonly number[];
}

interface Column {
  readonly x: number;
  readonly width: number;
  readonly amounts: boolean;
}

const GAP = 12;
const PAD = 3;
const AMOUNT_SHARE = 0.36;
const AMOUNT = /^[-\u2212(]?\$?[\d,]+(\.\d+)?\)?\s?%?$/;

/** A table over any number of pages: the header is repeated, a row is kept whole while a page can hold it. */
export function drawTable(paper: Paper, table: Table, left: number = page.left): void {
  const columns = columnsOf(paper, table, left);
  paper.group('Table', () => {
    paper.need(openingOf(paper, table, columns));
    if (table.header.length > 0) {
      drawRow(paper, table.header, columns, { tag: 'TH', style: styles.cellHead, rule: ruleColour });
    }
    for (const [index, row] of table.rows.entries()) {
      const next = index === table.rows.length - 2 ? table.rows.at(-1) : undefined;
      const keep = next ? heightOf(paper, next, columns, styles.cell) : 0;
      drawRow(paper, row, columns, {
        tag: 'TD',
        style: styles.cell,
        rule: faintRuleColour,
        header: table.header,
        keep,
      });
    }
  });
  paper.space(8);
}

interface RowKind {
  readonly tag: 'TH' | 'TD';
  readonly style: Style;
  readonly rule: string;
  readonly header?: readonly string[];
  /** The room that a row leaves below it: the last row of a table is not alone on a page. */
  readonly keep?: number;
}

/** The room that a table needs to begin: its header with the first row. */
export function openingOfTable(paper: Paper, table: Table, left: number): number {
  return openingOf(paper, table, columnsOf(paper, table, left));
}

function openingOf(paper: Paper, { header, rows }: Table, columns: readonly Column[]): number {
  const head = header.length > 0 ? heightOf(paper, header, columns, styles.cellHead) : 0;
  return head + (rows[0] ? heightOf(paper, rows[0], columns, styles.cell) : 0);
}

function heightOf(paper: Paper, row: readonly string[], columns: readonly Column[], style: Style): number {
  const lines = columns.map(
    ({ width }, index) => linesOf(row[index] ?? '', width, (text) => paper.pen.width(text, style)).length,
  );
  return Math.max(...lines) * style.leading + PAD * 2;
}

function drawRow(paper: Paper, row: readonly string[], columns: readonly Column[], kind: RowKind): void {
  const { style, tag } = kind;
  paper.group('TR', () => {
    const cells = columns.map((column, index) => ({
      column,
      lines: linesOf(row[index] ?? '', column.width, (text) => paper.pen.width(text, style)),
      element: paper.element(tag, tag === 'TH' ? { scope: 'Column' } : {}),
    }));
    const height = Math.max(...cells.map(({ lines }) => lines.length));
    let from = 0;
    while (from < height) {
      const room = turnPageFor(paper, height - from, columns, kind);
      for (const { column, lines, element } of cells) {
        lines.slice(from, from + room).forEach((line, index) => {
          const x = column.amounts ? column.x + column.width - paper.pen.width(line, style) : column.x;
          paper.lineIn(element, tag, line, x, paper.y + PAD + index * style.leading + style.size, style);
        });
      }
      paper.space(Math.min(room, height - from) * style.leading + PAD * 2);
      rule(paper, columns, kind.rule);
      from += room;
    }
  });
}

/** Gives how many lines can be drawn now, on a new page if the row fits one but not what is left of this one. */
function turnPageFor(paper: Paper, lines: number, columns: readonly Column[], kind: RowKind): number {
  const fits = (keep = 0) => Math.floor((bottomEdge - paper.y - PAD * 2 - keep) / kind.style.leading);
  if (fits(kind.keep) >= lines) return lines;
  if (paper.y > page.top + 60 || fits() < 1) {
    paper.newPage();
    if (kind.header && kind.header.length > 0) repeatHeader(paper, kind.header, columns);
  }
  return Math.max(1, Math.min(lines, fits()));
}

/** Only for the eye: the header cells were read once already. */
function repeatHeader(paper: Paper, header: readonly string[], columns: readonly Column[]): void {
  const style = styles.cellHead;
  const cells = columns.map((column, index) => ({
    column,
    lines: linesOf(header[index] ?? '', column.width, (text) => paper.pen.width(text, style)),
  }));
  paper.artifact('Layout', () => {
    for (const { column, lines } of cells) {
      lines.forEach((line, index) => {
        const x = column.amounts ? column.x + column.width - paper.pen.width(line, style) : column.x;
        paper.pen.line(line, x, paper.y + PAD + index * style.leading + style.size, style, (draw) => draw());
      });
    }
  });
  paper.space(Math.max(...cells.map(({ lines }) => lines.length)) * style.leading + PAD * 2);
  rule(paper, columns, ruleColour);
}

function rule(paper: Paper, columns: readonly Column[], colour: string): void {
  const last = columns.at(-1);
  const from = columns[0]?.x ?? page.left;
  const to = last ? last.x + last.width : page.left;
  const { y } = paper;
  paper.artifact('Layout', () => paper.doc.moveTo(from, y).lineTo(to, y).lineWidth(0.5).stroke(colour));
}

/** As wide as the words want; when that is too much, the widest columns give way first. What is left goes to the words. */
function columnsOf(paper: Paper, { header, rows, amounts }: Table, left: number): Column[] {
  const count = Math.max(header.length, ...rows.map((row) => row.length));
  const room = page.left + measure - left - GAP * (count - 1);
  const wanted = Array.from({ length: count }, (_, index) =>
    Math.max(
      24,
      paper.pen.width(header[index] ?? '', styles.cellHead),
      ...rows.map((row) => paper.pen.width(row[index] ?? '', styles.cell)),
    ),
  );
  const right = wanted.map(
    (_, index) =>
      amounts?.includes(index) ??
      (rows.length > 0 && rows.every((row) => row[index] === '' || AMOUNT.test(row[index] ?? ''))),
  );
  // An amount may be a phrase ("indefinite at first"): it takes more lines before the words beside it do.
  const capped = wanted.map((width, index) => (right[index] ? Math.min(width, room * AMOUNT_SHARE) : width));
  const widths = fit(capped, room, right);
  return widths.map((width, index) => ({
    x: left + widths.slice(0, index).reduce((sum, before) => sum + before + GAP, 0),
    width,
    amounts: right[index] ?? false,
  }));
}

function fit(wanted: readonly number[], room: number, right: readonly boolean[]): number[] {
  const left = room - wanted.reduce((sum, width) => sum + width, 0);
  if (left < 0) return shrink(wanted, room);
  const words = right.filter((one) => !one).length;
  return wanted.map((width, index) => width + (words === 0 ? left / wanted.length : right[index] ? 0 : left / words));
}

function shrink(wanted: readonly number[], room: number): number[] {
  const share = room / wanted.length;
  const wide = wanted.filter((width) => width > share);
  if (wide.length === wanted.length) return wanted.map(() => share);
  const rest = room - wanted.reduce((sum, width) => sum + (width <= share ? width : 0), 0);
  const shares = wide.reduce((sum, width) => sum + width, 0) <= rest ? [...wide] : shrink(wide, rest);
  return wanted.map((width) => (width <= share ? width : (shares.shift() ?? width)));
}
