import { type Attributes, inXml } from './xlsx-xml.js';

/** How a number is shown. */
type Kind = 'day' | 'moment' | 'time' | 'elapsed' | 'cents' | undefined;

export interface Book {
  shared: string[];
  kinds: Kind[];
  /** Day 0 of its dates. */
  firstDay: number;
}

/** Excel takes 1900 for a leap year; workbooks of old Macs begin in 1904. */
export const FIRST_DAY = Date.UTC(1899, 11, 30);
export const FIRST_DAY_OF_MACS = Date.UTC(1904, 0, 1);
const A_DAY = 86_400_000;

const WITH_CENTS = [2, 4, 7, 8, 39, 40, 44];

/** Built-in formats (ECMA-376, 18.8.30; 27 to 58 in East Asia). */
const builtIn = (format: number): Kind => {
  if ((format >= 14 && format <= 17) || (format >= 27 && format <= 31) || (format >= 50 && format <= 58)) return 'day';
  if (format === 22) return 'moment';
  if ((format >= 18 && format <= 21) || format === 45 || format === 47 || (format >= 32 && format <= 36)) return 'time';
  if (WITH_CENTS.includes(format)) return 'cents';
  return format === 46 ? 'elapsed' : undefined;
};

/** In characters, as Excel. */
const LONGEST_CODE = 255;
// Input: at most 255 characters (cut here).
const kindOf = (written: string): Kind => {
  const code = written.slice(0, LONGEST_CODE).replaceAll(/"[^"]*"|\\.|_./g, '');
  if (/\[(?:h+|m+|s+)\]/i.test(code)) return 'elapsed';
  const bare = code.replaceAll(/\[[^[\]]*\]/g, '').replaceAll(/general/gi, '');
  const [hasDay, hasClock] = [/[dy]|m{3}/i.test(bare), /[hs]/i.test(bare)];
  if (hasDay) return hasClock ? 'moment' : 'day';
  if (hasClock) return 'time';
  return /0\.00(?!0)/.test(bare) && !bare.includes('%') ? 'cents' : undefined;
};

export const kindsIn = (xml: string): Kind[] => {
  const codes = new Map<number, string>();
  const kinds: Kind[] = [];
  let isCells = false;
  inXml(xml, {
    open: (tag, { numFmtId = '0', formatCode = '' }) => {
      if (tag === 'numFmt') codes.set(Number(numFmtId), formatCode);
      if (tag === 'cellXfs') isCells = true;
      if (tag === 'xf' && isCells) {
        const code = codes.get(Number(numFmtId));
        kinds.push(code === undefined ? builtIn(Number(numFmtId)) : kindOf(code));
      }
    },
    close: (tag) => {
      if (tag === 'cellXfs') isCells = false;
    },
  });
  return kinds;
};

const two = (count: number): string => String(count).padStart(2, '0');

const clockOf = (time: string): string => (time.slice(6, 8) === '00' ? time.slice(0, 5) : time.slice(0, 8));

const elapsed = (days: number): string => {
  const minutes = Math.round(Math.abs(days) * 24 * 60);
  return `${days < 0 ? '-' : ''}${Math.floor(minutes / 60)}:${two(minutes % 60)}`;
};

const dated = (days: number, kind: Kind, firstDay: number): string | undefined => {
  if (kind === 'elapsed') return elapsed(days);
  // Whole seconds: a fraction of a day is never exact.
  const moment = new Date(firstDay + Math.round(days * 86_400) * 1_000);
  if (Number.isNaN(moment.getTime()) || days < 0 || days * A_DAY > Date.UTC(9999, 0)) return undefined;
  const [day = '', time = ''] = moment.toISOString().split('T');
  if (kind === 'day') return day;
  // A time alone is a fraction of day 0.
  if (days < 1) return clockOf(time);
  return kind === 'time' || days % 1 !== 0 ? `${day} ${clockOf(time)}` : day;
};

/** Excel stores 17 digits of a binary fraction and shows 15: 4350.2999999999993 is 4350.3. */
const DIGITS_SHOWN = 15;
const asShown = (value: string, kind: Kind): string => {
  const exact = Number(Number(value).toPrecision(DIGITS_SHOWN));
  // More digits than the cell shows are kept.
  if (kind === 'cents' && Number.isInteger(Number((exact * 100).toPrecision(DIGITS_SHOWN)))) return exact.toFixed(2);
  return /[.e]/i.test(value) ? String(exact) : value;
};

const NOT_CALCULATED = 'not calculated';

/** @param formula undefined where the cell has none */
export const shown = (value: string, formula: string | undefined, { t, s }: Attributes, book: Book): string => {
  if (value === '' && formula !== undefined)
    return formula ? `=${formula} (${NOT_CALCULATED})` : `formula (${NOT_CALCULATED})`;
  if (t === 's') return book.shared[Number(value)] ?? '';
  if (t === 'b') return value === '1' ? 'yes' : 'no';
  if (t === 'd') return value.replace('T', ' ').replace(/ 00:00:00(?:\.0+)?Z?$/, '');
  const isNumber = (t === undefined || t === 'n') && value !== '' && Number.isFinite(Number(value));
  if (!isNumber) return value;
  const kind = book.kinds[Number(s ?? 0)];
  const isDated = kind !== undefined && kind !== 'cents';
  return (isDated ? dated(Number(value), kind, book.firstDay) : undefined) ?? asShown(value, kind);
};
