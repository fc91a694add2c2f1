import { Parser } from 'htmlparser2';
import { openArrayBuffer } from 'mammoth/lib/zipfile.js';
import { whole } from '../bytes.js';
import { documentUnits } from '../transcript.js';
import type { Parse } from '../unit.js';
import { Unreadable } from '../unreadable.js';
import { readXml } from './xlsx-xml.js';
import { entryNames, LARGEST_UNPACKED, unpackedSize } from './zip-directory.js';

const LARGEST = 100 * 1_048_576;

/** By local name, of OpenDocument and of slides: elements that end a line, and a cell. */
const LINES = new Set(['p', 'h', 'table-row', 'line-break', 'br', 'annotation', 'deletion']);
const CELLS = new Set(['table-cell', 'tc', 'tab']);
/** Of slides: only text runs hold words. */
const isSlide = (name: string): boolean => name.startsWith('ppt/');

const linesIn = (xml: string, onlyRuns: boolean): string[] => {
  let [text, inRun] = ['', 0];
  const local = (tag: string) => tag.slice(tag.indexOf(':') + 1);
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (local(tag) === 't') inRun += 1;
        if (tag === 'text:s') text += ' '.repeat(Math.min(100, Number(attributes['text:c'] ?? 1)));
        if (tag === 'text:deletion') text += '[deleted: ';
        if (tag === 'office:annotation') text += '\nComment: ';
      },
      ontext(content) {
        if (!onlyRuns || inRun > 0) text += content;
      },
      onclosetag(tag) {
        const name = local(tag);
        if (name === 't') inRun -= 1;
        if (tag === 'text:deletion') text = `${text.trimEnd()}]`;
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
  return slides.length > 0 ? slides : names.filter((name) => name === 'content.xml');
};

export const openDocument: Parse = async function* ({ filename, bytes }) {
  const buffer = await whole(bytes, LARGEST);
  if (unpackedSize(buffer) > LARGEST_UNPACKED) throw new Unreadable('unpacks-too-far');
  const zip = await openArrayBuffer(buffer).catch(() => {
    throw new Unreadable('damaged');
  });
  const names = contentIn(entryNames(buffer));
  async function* lines() {
    for (const name of names) yield* linesIn(await readXml(zip, name), isSlide(name));
  }
  yield* documentUnits(filename, isSlide(names[0] ?? '') ? 'line' : 'paragraph', lines());
};
