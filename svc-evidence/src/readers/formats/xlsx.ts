import { Parser } from 'htmlparser2';
import { openArrayBuffer, type Zip } from 'mammoth/lib/zipfile.js';
import { whole } from '../bytes.js';
import type { Parse } from '../unit.js';
import { Unreadable } from '../unreadable.js';
import { inPages, span } from './pages.js';
import { LARGEST_UNPACKED, unpackedSize } from './unpacked-size.js';

const LARGEST = 100 * 1_048_576;
const [MOST_SHEETS, MOST_CELLS] = [200, 2_000_000];
/** Excel counts days from here, and takes 1900 for a leap year. */
const FIRST_DAY = Date.UTC(1899, 11, 30);
const A_DAY = 86_400_000;
/** The formats of dates that need no description of their own. */
const isBuiltInDate = (format: number): boolean => (format >= 14 && format <= 22) || (format >= 45 && format <= 47);
const isDateCode = (code: string): boolean => /[dy]|m{3}/i.test(code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, ''));

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
      ontext: (said) => text?.(said),
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

/** The texts that cells share, by their number; how to read a text aloud (`rPh`) is none of it. */
const sharedIn = (xml: string): string[] => {
  const shared: string[] = [];
  let [isText, aside] = [false, 0];
  inXml(xml, {
    open: (tag) => {
      if (tag === 'si') shared.push('');
      if (tag === 'rPh') aside += 1;
      isText = tag === 't' && aside === 0;
    },
    text: (said) => {
      if (isText) shared[shared.length - 1] += said;
    },
    close: (tag) => {
      if (tag === 'rPh') aside -= 1;
      isText = false;
    },
  });
  return shared;
};

/** Which styles show a number as a date. */
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

/** "AB12" stands in column 27. */
const columnOf = (place: string): number =>
  [...(/^[A-Z]+/.exec(place)?.[0] ?? '')].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;

const rowsIn = (xml: string, book: Book): string[][] => {
  const rows: string[][] = [];
  let [cell, value, isValue, cells]: [Attributes | undefined, string, boolean, number] = [undefined, '', false, 0];
  inXml(xml, {
    open: (tag, attributes) => {
      if (tag === 'row') rows.push([]);
      if (tag === 'c') [cell, value] = [attributes, ''];
      isValue = tag === 'v' || tag === 't';
    },
    text: (said) => {
      if (isValue) value += said;
    },
    close: (tag) => {
      isValue = false;
      if (tag !== 'c' || !cell) return;
      cells += 1;
      if (cells > MOST_CELLS) throw new Unreadable('unpacks-too-far');
      const row = rows.at(-1);
      const column = cell.r ? columnOf(cell.r) : (row?.length ?? 0);
      if (row && column >= 0 && column < 16_384) row[column] = shown(value, cell, book);
      cell = undefined;
    },
  });
  return rows.filter((row) => row.some((text) => text?.trim()));
};

/** A row under the names of the first one, where each column of that has one. */
const linesOf = ([names = [], ...rows]: string[][]): string[] => {
  const line = (row: string[], named: string[]) =>
    Array.from(row, (text, column) => [named[column]?.trim(), text?.trim()])
      .flatMap(([name, text]) => (text ? [name ? `${name}: ${text}` : text] : []))
      .join('; ');
  const isNamed = rows.length > 0 && Array.from(names).every((name) => name?.trim() && Number.isNaN(Number(name)));
  return [line(names, []), ...rows.map((row) => line(row, isNamed ? names : []))];
};

/** A spreadsheet: sheet by sheet, a line to each row. */
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
