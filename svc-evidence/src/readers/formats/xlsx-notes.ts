import type { Zip } from 'mammoth/lib/zipfile.js';
import { inXml, readXml, relationsIn } from './xlsx-xml.js';

const MOST_NOTES = 50_000;

interface Note {
  place: string;
  author: string;
  text: string;
}

const notesIn = (xml: string): Note[] => {
  const [authors, notes]: [string[], Note[]] = [[], []];
  let part = '';
  inXml(xml, {
    open: (tag, { ref = '', authorId = '' }) => {
      if (tag === 'author') authors.push('');
      if (tag === 'comment') notes.push({ place: ref, author: authors[Number(authorId)] ?? '', text: '' });
      if (tag === 'author' || tag === 't') part = tag;
    },
    text: (content) => {
      const note = notes.at(-1);
      if (part === 'author') authors[authors.length - 1] += content;
      if (part === 't' && note && notes.length <= MOST_NOTES) note.text += content;
    },
    close: () => {
      part = '';
    },
  });
  return notes;
};

const personsIn = (xml: string): Map<string, string> => {
  const persons = new Map<string, string>();
  inXml(xml, {
    open: (tag, { id = '', displayName = '' }) => {
      if (tag === 'person') persons.set(id, displayName);
    },
  });
  return persons;
};

const threadedIn = (xml: string, persons: Map<string, string>): Note[] => {
  const notes: Note[] = [];
  let isText = false;
  inXml(xml, {
    open: (tag, { ref = '', personId = '' }) => {
      if (tag === 'threadedComment') notes.push({ place: ref, author: persons.get(personId) ?? '', text: '' });
      isText = tag === 'text';
    },
    text: (content) => {
      const note = notes.at(-1);
      if (isText && note) note.text += content;
    },
    close: () => {
      isText = false;
    },
  });
  return notes;
};

/** Excel writes the author in front of the note. */
const sentenceOf = ({ place, author, text }: Note): string => {
  const words = text.replace(/\s+/g, ' ').trim();
  const said = author && words.startsWith(`${author}:`) ? words.slice(author.length + 1).trim() : words;
  return `note on ${place}${author ? ` by ${author}` : ''}: ${said}`;
};

/** By the number of the row. A conversation replaces the note that repeats it for older programs. */
export const notesOf = async (zip: Zip, sheet: string): Promise<Map<string, string[]>> => {
  const [folder, name] = [sheet.slice(0, sheet.lastIndexOf('/')), sheet.slice(sheet.lastIndexOf('/') + 1)];
  const relations = relationsIn(await readXml(zip, `${folder}/_rels/${name}.rels`), folder);
  const read = async (type: string) =>
    (await Promise.all(relations.filter((one) => one.type === type).map(({ target }) => readXml(zip, target)))).join(
      '',
    );
  const persons = personsIn(await readXml(zip, 'xl/persons/person.xml'));
  const threaded = threadedIn(await read('threadedComment'), persons);
  const places = new Set(threaded.map(({ place }) => place));
  const plain = notesIn(await read('comments')).filter(({ place }) => !places.has(place));
  const byRow = new Map<string, string[]>();
  for (const note of [...plain, ...threaded]) {
    const row = note.place.replace(/^[A-Z$]*/, '');
    if (note.text.trim()) byRow.set(row, [...(byRow.get(row) ?? []), sentenceOf(note)]);
  }
  return byRow;
};
