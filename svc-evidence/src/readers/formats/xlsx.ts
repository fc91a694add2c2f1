import { Parser } from 'htmlparser2';
import { openArrayBuffer, type Zip } from 'mammoth/lib/zipfile.js';
import { whole } from '../bytes.js';
import type { Parse } from '../unit.js';
import { Unreadable } from '../unreadable.js';
import { inPages, span } from './pages.js';
import { LARGEST_UNPACKED, unpackedSize } from './zip-directory.js';

const LARGEST = 100 * 1_048_576;
const [MOST_SHEETS, MOST_CELLS, MOST_COLUMNS] = [200, 2_000_000, 16_384];
/** Day 0; Excel takes 1900 for a leap year. */
const FIRST_DAY = Date.UTC(1899, 11, 30);
const A_DAY = 86_400_000;
/** Built-in date format ids (ECMA-376, 18.8.30). */
const isBuiltInDate = (format: number): boolean => (format >= 14 && format <= 22) || (format >= 45 && format <= 47);
/** In characters, as Excel. */
const LONGEST_CODE = 255;
// Input: at most 255 characters (cut here).
const isDateCode = (code: string): boolean =>
  /[dy]|m{3}/i.test(code.slice(0, LONGEST_CODE).replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, ''));

type Attributes = Record<string, string | undefined>;
interface Handlers {
  open?: (tag: string, attributes: Attributes) => void;
  text?: (text: string) => void;
  close?: (tag: string) => void;
}

const inXml = (xml: string, { open, text, close }: Handlers): void => {
  const local = (tag: string) => tag.slice(tag.indexOf(':') + 1);
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => open?.(local(tag), attributes),
      ontext: (content) => text?.(content),
      onclosetag: (tag) => close?.(local(tag)),
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
};

const read = async (zip: Zip, name: string): Promise<string> => {
  if (!zip.exists(name)) return '';
  const content = await zip.read(name, 'utf-8');
  return typeof content === 'string' ? content : '';
};

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

const dateStylesIn = (xml: string): boolean[] => {
  const codes = new Map<number, string>();
  const styles: boolean[] = [];
  let isCells = false;
  inXml(xml, {
    open: (tag, { numFmtId = '0', formatCode = '' }) => {
      if (tag === 'numFmt') codes.set(Number(numFmtId), formatCode);
      if (tag === 'cellXfs') isCells = true;
      if (tag === 'xf' && isCells)
        styles.push(isBuiltInDate(Number(numFmtId)) || isDateCode(codes.get(Number(numFmtId)) ?? ''));
    },
    close: (tag) => {
      if (tag === 'cellXfs') isCells = false;
    },
  });
  return styles;
};

const sheetsIn = (xml: string): { name: string; relation: string }[] => {
  const sheets: { name: string; relation: string }[] = [];
  inXml(xml, {
    open: (tag, attributes) => {
      if (tag === 'sheet') sheets.push({ name: attributes.name ?? 'sheet', relation: attributes['r:id'] ?? '' });
    },
  });
  return sheets.slice(0, MOST_SHEETS);
};

const targetsIn = (xml: string): Map<string, string> => {
  const targets = new Map<string, string>();
  inXml(xml, {
    open: (tag, { Id = '', Target = '' }) => {
      if (tag === 'Relationship') targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
    },
  });
  return targets;
};

interface Book {
  shared: string[];
  dates: boolean[];
}

const shown = (value: string, { t, s }: Attributes, { shared, dates }: Book): string => {
  if (t === 's') return shared[Number(value)] ?? '';
  if (t === 'b') return value === '1' ? 'yes' : 'no';
  if (!dates[Number(s)] || t || value === '') return value;
  const moment = new Date(FIRST_DAY + Math.round(Number(value) * A_DAY));
  if (Number.isNaN(moment.getTime())) return value;
  const [day = '', time = ''] = moment.toISOString().split('T');
  return Number(value) % 1 === 0 ? day : `${day} ${time.slice(0, 5)}`;
};

/** Non-empty cells, each with its column: few in a wide empty sheet. */
type Row = [column: number, text: string][];

/** "AB12" is column 27. */
const columnOf = (place: string): number =>
  [...(/^[A-Z]{1,3}/.exec(place)?.[0] ?? '')].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) -
  1;

const rowsIn = (xml: string, book: Book): Row[] => {
  const rows: Row[] = [];
  let next = 0;
  let [cell, value, isValue, cells]: [Attributes | undefined, string, boolean, number] = [undefined, '', false, 0];
  inXml(xml, {
    open: (tag, attributes) => {
      if (tag === 'row') {
        rows.push([]);
        next = 0;
      }
      if (tag === 'c') [cell, value] = [attributes, ''];
      isValue = tag === 'v' || tag === 't';
    },
    text: (content) => {
      if (isValue) value += content;
    },
    close: (tag) => {
      isValue = false;
      if (tag !== 'c' || !cell) return;
      cells += 1;
      if (cells > MOST_CELLS) throw new Unreadable('unpacks-too-far');
      const column = cell.r ? columnOf(cell.r) : next;
      const text = shown(value, cell, book).trim();
      if (column >= 0 && column < MOST_COLUMNS && text) rows.at(-1)?.push([column, text]);
      next = column + 1;
      cell = undefined;
    },
  });
  return rows.filter((row) => row.length > 0);
};

const linesOf = ([names = [], ...rows]: Row[]): string[] => {
  const columns = new Map(names);
  const isNamed =
    rows.length > 0 &&
    names.every(([, name]) => Number.isNaN(Number(name))) &&
    names.length === Math.max(...columns.keys()) + 1;
  const line = (row: Row, named: Map<number, string>) =>
    row.map(([column, text]) => (named.has(column) ? `${named.get(column)}: ${text}` : text)).join('; ');
  return [line(names, new Map()), ...rows.map((row) => line(row, isNamed ? columns : new Map()))];
};

export const xlsx: Parse = async function* ({ filename, bytes }) {
  const buffer = await whole(bytes, LARGEST);
  if (unpackedSize(buffer) > LARGEST_UNPACKED) throw new Unreadable('unpacks-too-far');
  const zip = await openArrayBuffer(buffer).catch(() => {
    throw new Unreadable('damaged');
  });
  const book = {
    shared: sharedIn(await read(zip, 'xl/sharedStrings.xml')),
    dates: dateStylesIn(await read(zip, 'xl/styles.xml')),
  };
  const targets = targetsIn(await read(zip, 'xl/_rels/workbook.xml.rels'));
  for (const { name, relation } of sheetsIn(await read(zip, 'xl/workbook.xml'))) {
    const rows = rowsIn(await read(zip, targets.get(relation) ?? ''), book);
    if (rows.length === 0) continue;
    const place = span('row');
    yield* inPages([`${filename}, ${name}`, ...linesOf(rows)], (first, last) => `${name}, ${place(first, last)}`);
  }
};
