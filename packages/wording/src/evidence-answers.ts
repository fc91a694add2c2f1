import { inList } from './in-list.js';
import { isolated } from './isolated.js';

/** Who wrote something, or who sent the file that it is in. */
export interface From {
  writer: string | undefined;
  sender: string | undefined;
  day: string | null;
  filename: string;
}

const source = ({ writer, sender, day, filename }: From): string =>
  [writer ?? filename, !writer && sender && `sent by ${sender}`, day].filter(Boolean).join(', ');

const quote = (snippet: string, from: From): string => `${source(from)}: “${snippet}”`;

/** What the search says around the words of the evidence. */
export const evidenceAnswers = {
  nothingFound: 'Nothing in your evidence answers this. Try other words, a name or a date.',
  introduction: (places: number) =>
    places === 1
      ? 'One place in your evidence comes closest to this:'
      : `${places} places in your evidence come closest to this:`,
  closest: (places: number) =>
    `Nothing in your evidence clearly answers this. ${places === 1 ? 'This place comes' : 'These places come'} closest, but perhaps it is not what you asked for:`,
  otherPerson: (asked: string, writers: string[]) =>
    `We found nothing from ${isolated(asked)} that clearly answers this. What comes closest was written by ${inList(writers)}:`,
  quote,
  unclearQuote: (...quoted: Parameters<typeof quote>) =>
    `${quote(...quoted)} (handwriting or unclear: compare it with the picture)`,
  assisted: 'The assistant wrote this from your evidence. Each sentence names the words it is based on:',
  sentence: (text: string, sources: string[]) => `${text} ${sources.map((one) => `[${one}]`).join(' ')}`,
  source: (number: number, from: From) => `${number}: ${source(from)}`,
  notAnswered: 'The assistant gave no answer that we could use. Here are the words from your evidence instead.',
  notProven: 'The assistant found nothing that your evidence proves. These places come closest to your question.',
};
