import { openArrayBuffer } from 'mammoth/lib/zipfile.js';
import { whole } from '../bytes.js';
import { type EvidenceBytes, leftOut, type Parse, type Unit } from '../unit.js';
import { Unreadable } from '../unreadable.js';
import { attachmentUnits } from './attachments.js';
import { carriedBy } from './office-carried.js';
import { inPages, span } from './pages.js';
import { type Book, FIRST_DAY, FIRST_DAY_OF_MACS, kindsIn, shown } from './xlsx-cells.js';
import { notesOf } from './xlsx-notes.js';
import { type Attributes, inXml, readXml, relationsIn } from './xlsx-xml.js';
import { LARGEST_UNPACKED, unpackedSize } from './zip-directory.js';

const LARGEST = 100 * 1_048_576;
const [MOST_SHEETS, MOST_CELLS, MOST_COLUMNS] = [200, 2_000_000, 16_384];

const sharedIn = (xml: string): string[] => {
  const shared: string[] = [];
  let [isText, aside] = [false, 0];
  inXml(xml, {
    open: (tag) => {
      if (tag === 'si') shared.push('');
      if (tag === 'rPh') aside += 1;
      isText = tag === 't' && aside === 0;
    },
    text: (content) => {
      if (isText) shared[shared.length - 1] += content;
    },
    close: (tag) => {
      if (tag === 'rPh') aside -= 1;
      isText = false;
    },
  });
  return shared;
};

const sheetsIn = (xml: string): { name: string; relation: string }[] => {
  const sheets: { name: string; relation: string }[] = [];
  inXml(xml, {
    open: (tag, attributes) => {
      if (tag === 'sheet') sheets.push({ name: attributes.name ?? 'sheet', relation: attributes['r:id'] ?? '' });
    },
  });
  return sheets;
};

const isOfOldMac = (xml: string): boolean => {
  let isOld = false;
  inXml(xml, {
    open: (tag, { date1904 }) => {
      if (tag === 'workbookPr') isOld = date1904 === '1' || date1904 === 'true';
    },
  });
  return isOld;
};

/** Non-empty cells, each with its column: few in a wide empty sheet. */
type Cells = [column: number, text: string][];

interface Row {
  /** In the sheet, from 1. */
  number: number;
  cells: Cells;
}

/** "AB12" is column 27. */
const columnOf = (place: string): number =>
  [...(/^[A-Z]{1,3}/.exec(place)?.[0] ?? '')].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) -
  1;

const rowsIn = (xml: string, book: Book, notes: Map<string, string[]>): Row[] => {
  const rows: Row[] = [];
  let [next, count, part]: [number, number, string] = [0, 0, ''];
  let [cell, value, formula]: [Attributes | undefined, string, string | undefined] = [undefined, '', undefined];
  const read = new Set<number>();
  const noted = (number: number): Cells => (notes.get(String(number)) ?? []).map((note) => [MOST_COLUMNS, note]);
  inXml(xml, {
    open: (tag, attributes) => {
      if (tag === 'row') {
        const number = Number(attributes.r) || (rows.at(-1)?.number ?? 0) + 1;
        rows.push({ number, cells: [] });
        next = 0;
        read.add(number);
      }
      if (tag === 'c') [cell, value, formula] = [attributes, '', undefined];
      if (tag === 'f') formula = '';
      part = tag;
    },
    text: (content) => {
      if (part === 'v' || part === 't') value += content;
      if (part === 'f') formula += content;
    },
    close: (tag) => {
      part = '';
      const row = rows.at(-1);
      if (tag === 'row') row?.cells.push(...noted(row.number));
      if (tag !== 'c' || !cell) return;
      count += 1;
      if (count > MOST_CELLS) throw new Unreadable('unpacks-too-far');
      const column = cell.r ? columnOf(cell.r) : next;
      const text = shown(value, formula, cell, book).trim();
      if (column >= 0 && column < MOST_COLUMNS && text) row?.cells.push([column, text]);
      next = column + 1;
      cell = undefined;
    },
  });
  // A note may be on a cell in an empty row.
  const others = [...notes.keys()].map(Number).filter((number) => !read.has(number));
  return [...rows, ...others.map((number) => ({ number, cells: noted(number) }))]
    .filter(({ cells }) => cells.length > 0)
    .toSorted((a, b) => a.number - b.number);
};

const linesOf = (rows: Row[]): string[] => {
  // A row above may have a note and no cell.
  const names = rows.find(({ cells }) => cells.some(([column]) => column < MOST_COLUMNS));
  const columns = new Map(names?.cells.filter(([column]) => column < MOST_COLUMNS));
  const isNamed =
    rows.length > 1 &&
    columns.size > 0 &&
    [...columns.values()].every((name) => Number.isNaN(Number(name))) &&
    columns.size === Math.max(...columns.keys()) + 1;
  const nameOf = (row: Row, column: number) => (isNamed && row !== names ? columns.get(column) : undefined);
  return rows.map((row) =>
    row.cells
      .map(([column, text]) => {
        const name = nameOf(row, column);
        return name === undefined ? text : `${name}: ${text}`;
      })
      .join('; '),
  );
};

const unitsOf = async function* (read: Parse, { filename, bytes, depth }: EvidenceBytes): AsyncIterable<Unit> {
  const buffer = await whole(bytes, LARGEST);
  if (unpackedSize(buffer) > LARGEST_UNPACKED) throw new Unreadable('unpacks-too-far');
  const zip = await openArrayBuffer(buffer).catch(() => {
    throw new Unreadable('damaged');
  });
  const workbook = await readXml(zip, 'xl/workbook.xml');
  const book = {
    shared: sharedIn(await readXml(zip, 'xl/sharedStrings.xml')),
    kinds: kindsIn(await readXml(zip, 'xl/styles.xml')),
    firstDay: isOfOldMac(workbook) ? FIRST_DAY_OF_MACS : FIRST_DAY,
  };
  const relations = relationsIn(await readXml(zip, 'xl/_rels/workbook.xml.rels'), 'xl');
  const targets = new Map(relations.map(({ id, target }) => [id, target]));
  const sheets = sheetsIn(workbook);
  for (const { name, relation } of sheets.slice(0, MOST_SHEETS)) {
    const target = targets.get(relation) ?? '';
    const rows = rowsIn(await readXml(zip, target), book, await notesOf(zip, target));
    if (rows.length === 0) continue;
    // The first line is the title.
    const rowOf = (line: number): number => rows[Math.max(0, line - 2)]?.number ?? 1;
    const lines = [`${filename}, ${name}`, ...linesOf(rows)];
    yield* inPages(lines, (first, last) => `${name}, ${span('row')(rowOf(first), rowOf(last))}`);
  }
  if (sheets.length > MOST_SHEETS) yield leftOut(`sheets ${MOST_SHEETS + 1} to ${sheets.length}`, { filename, depth });
  yield* attachmentUnits(carriedBy(zip, buffer), 'document', depth, read);
};

export const xlsx =
  (read: Parse): Parse =>
  (file) =>
    unitsOf(read, file);
