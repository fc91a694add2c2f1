import { Parser } from 'htmlparser2';
import { openArrayBuffer } from 'mammoth/lib/zipfile.js';
import { whole } from '../bytes.js';
import { documentUnits } from '../transcript.js';
import type { EvidenceBytes, Parse, Unit } from '../unit.js';
import { Unreadable } from '../unreadable.js';
import { attachmentUnits } from './attachments.js';
import { carriedBy } from './office-carried.js';
import { readXml } from './xlsx-xml.js';
import { entryNames, LARGEST_UNPACKED, unpackedSize } from './zip-directory.js';

const LARGEST = 100 * 1_048_576;

/** By local name, of OpenDocument and of slides: elements that end a line, and a cell. */
const LINES = new Set(['p', 'h', 'table-row', 'line-break', 'br', 'deletion']);
/** Facts about a comment or a deletion, before its words. */
const FACTS = new Set(['creator', 'date', 'creator-initials']);
const CELLS = new Set(['table-cell', 'tc', 'tab']);
/** Where the words of a slide are. */
const RUNS = new Set(['t']);
/** In styles.xml other elements hold number formats. */
const MARGINS = new Set(['', '-left', '-first'].flatMap((page) => [`header${page}`, `footer${page}`]));
const isSlide = (name: string): boolean => name.startsWith('ppt/');

const regionsOf = (name: string): ReadonlySet<string> | undefined =>
  isSlide(name) ? RUNS : name === 'styles.xml' ? MARGINS : undefined;

const linesIn = (xml: string, regions: ReadonlySet<string> | undefined): string[] => {
  let [text, within] = ['', 0];
  const local = (tag: string) => tag.slice(tag.indexOf(':') + 1);
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (regions?.has(local(tag))) within += 1;
        if (tag === 'text:s') text += ' '.repeat(Math.min(100, Number(attributes['text:c'] ?? 1)));
        if (tag === 'text:deletion') text += '[deleted: ';
        if (tag === 'text:note-citation') text += ' [note ';
        if (tag === 'office:annotation') text += ' [comment: ';
      },
      ontext(content) {
        if (!regions || within > 0) text += content;
      },
      onclosetag(tag) {
        const name = local(tag);
        if (regions?.has(name)) within -= 1;
        if (tag === 'text:deletion' || tag === 'office:annotation') text = `${text.trimEnd()}]`;
        if (tag === 'text:note-citation') text += ': ';
        if (tag === 'text:note') text = `${text.trimEnd()}]`;
        if (FACTS.has(name)) text += ' ';
        if (CELLS.has(name)) text = `${text.trimEnd()}\t`;
        if (LINES.has(name)) text += '\n';
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return text.split('\n').filter((line) => line.trim());
};

const numberIn = (name: string): number => Number(/\d{1,9}(?=\.xml$)/.exec(name)?.[0] ?? 0);

/** Where the words are: the content of an OpenDocument file, or the slides and their notes. */
const contentIn = (names: string[]): string[] => {
  const slides = names
    .filter((name) => /^ppt\/(?:slides|notesSlides|comments)\/[^/]+\.xml$/.test(name))
    .toSorted((a, b) => numberIn(a) - numberIn(b));
  return slides.length > 0 ? slides : ['content.xml', 'styles.xml'].filter((name) => names.includes(name));
};

const unitsOf = async function* (read: Parse, { filename, bytes, depth }: EvidenceBytes): AsyncIterable<Unit> {
  const buffer = await whole(bytes, LARGEST);
  if (unpackedSize(buffer) > LARGEST_UNPACKED) throw new Unreadable('unpacks-too-far');
  const zip = await openArrayBuffer(buffer).catch(() => {
    throw new Unreadable('damaged');
  });
  const names = contentIn(entryNames(buffer));
  async function* lines() {
    for (const name of names) yield* linesIn(await readXml(zip, name), regionsOf(name));
  }
  yield* documentUnits(filename, isSlide(names[0] ?? '') ? 'line' : 'paragraph', lines());
  yield* attachmentUnits(carriedBy(zip, buffer), 'document', depth, read);
};

export const openDocument =
  (read: Parse): Parse =>
  (file) =>
    unitsOf(read, file);
