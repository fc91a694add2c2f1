import type { Paper } from './paper.js';

export type Row = readonly string[];

export interface Table {
  readonly header: Row;
  readonly rows: readonly Row[];
  /** The last rows, in bold. */
  readonly totals?: readonly Row[];
  /** Relative widths of the columns; by default those of their text. */
  readonly shares?: readonly number[];
  /** Right-aligned columns; by default those with amounts only. */
  readonly amounts?: readonly number[];
}

/** A column on the page, in points; columns of amounts are set to the right. */
export interface Column {
  readonly x: number;
  readonly width: number;
  readonly amounts: boolean;
}

const AMOUNT_SHARE = 0.36;
const AMOUNT = /^[-\u2212(]?\$?[\d,]+(\.\d+)?\)?\s?%?$/;

const sumOf = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0);

/**
 * Columns by `shares`, or as wide as their text. When they exceed the width the widest shrink first, and text columns
 * share the rest. Amounts never break; a word does not break while its column is narrower than an equal share.
 */
export function columnsOf(paper: Paper, table: Table, left: number): Column[] {
  const { header, rows, totals = [], amounts, shares } = table;
  const { gap, measure, styles } = paper.sheet;
  const count = Math.max(header.length, ...rows.map((row) => row.length));
  const room = paper.sheet.left + measure - left - gap * (count - 1);
  const columns = Array.from({ length: count }, (_, index) => ({
    strong: [header, ...totals].map((row) => row[index] ?? ''),
    regular: rows.map((row) => row[index] ?? ''),
  }));
  const widest = (part: (text: string) => readonly string[]) =>
    columns.map(({ strong, regular }) =>
      Math.max(
        24,
        ...strong.flatMap(part).map((text) => paper.pen.width(text, styles.cellHead)),
        ...regular.flatMap(part).map((text) => paper.pen.width(text, styles.cell)),
      ),
    );
  const right = columns.map(
    ({ regular }, index) =>
      amounts?.includes(index) ?? (regular.length > 0 && regular.every((text) => text === '' || AMOUNT.test(text))),
  );
  const most = right.map((one) => room * (one ? AMOUNT_SHARE : 1));
  const floors = widest((text) => text.split(' ')).map((width, index) =>
    Math.min(width, right[index] ? room * AMOUNT_SHARE : room / count),
  );
  const parts = shares && sumOf(shares);
  // An amount may be a phrase ("indefinite at first"): its column wraps before the text next to it.
  const wanted = parts
    ? shares.map((share, index) => Math.max((share / parts) * room, floors[index] ?? 0))
    : widest((text) => [text]).map((width, index) => Math.min(width, most[index] ?? room));
  const widths = fit(wanted, floors, room, right);
  return widths.map((width, index) => ({
    x: left + sumOf(widths.slice(0, index).map((before) => before + gap)),
    width,
    amounts: right[index] ?? false,
  }));
}

function fit(wanted: readonly number[], floors: readonly number[], room: number, right: readonly boolean[]): number[] {
  const left = room - sumOf(wanted);
  if (left < 0) return shrink(wanted, floors, room);
  const words = right.filter((one) => !one).length;
  return wanted.map((width, index) => width + (words === 0 ? left / wanted.length : right[index] ? 0 : left / words));
}

/**
 * Cuts the widest columns to one width, found by bisection; shrinks proportionally when the minimum widths exceed the
 * room.
 */
function shrink(wanted: readonly number[], floors: readonly number[], room: number): number[] {
  const cutTo = (most: number) => wanted.map((width, index) => Math.max(floors[index] ?? 0, Math.min(width, most)));
  let [low, high] = [0, room];
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (sumOf(cutTo(middle)) > room) high = middle;
    else low = middle;
  }
  const widths = cutTo(low);
  const excess = Math.max(1, sumOf(widths) / room);
  return widths.map((width) => width / excess);
}
