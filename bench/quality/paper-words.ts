import { type ConversationFile, pdfOf } from '../public/as-files.ts';

interface PaperWords {
  files: Pick<ConversationFile, 'filename' | 'bytes'>[];
  /** A question for each row of a statement, and the word that only this row has. */
  asked: { row: string; question: string; word: string }[];
}

const [MESSAGES, ROWS] = [600, 100];
const two = (number: number): string => String(number).padStart(2, '0');
/** A word for each number. */
const lettered = (number: number): string => [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
const SAID = [
  'ok',
  'see you at the rink',
  'can you get them at five, the store closes at six',
  'thanks',
  'the dentist called about Friday',
  'how much was it',
];

/** One case: a long chat of short messages, and bank statements as CSV and PDF; their words are asked for one by one. */
export const paperWords = (): PaperWords => {
  const chat = Array.from({ length: MESSAGES }, (_, at) => {
    const when = `2024-03-${two(1 + (at % 28))}, 9:${two(at % 60)}:03 AM`;
    return `[${when}] ${at % 2 ? 'Ann' : 'Bob'}: ${SAID[at % SAID.length]}`;
  });
  const rowsOf = (kind: string) =>
    Array.from({ length: ROWS }, (_, at) => {
      const word = `${kind}${lettered(at)}rox`;
      return { word, cells: [`2024-05-${two(1 + (at % 28))}`, `${word} Store`, `${10 + at}.50`] };
    });
  const [inCsv, inPdf] = [rowsOf('Z'), rowsOf('V')];
  const csv = ['Date,Description,Amount', ...inCsv.map(({ cells }) => cells.join(','))].join('\n');
  const pdf = pdfOf(['Statement of account', ...inPdf.map(({ cells }) => cells.join('   '))]);
  const askedOf = (row: string, rows: typeof inCsv) =>
    rows.map(({ word }) => ({ row, word, question: `How much was paid at ${word} Store?` }));
  return {
    files: [
      { filename: 'WhatsApp Chat with Bob.txt', bytes: Buffer.from(chat.join('\n')) },
      { filename: 'statement.csv', bytes: Buffer.from(csv) },
      { filename: 'statement.pdf', bytes: pdf },
    ],
    asked: [...askedOf('rows of a CSV', inCsv), ...askedOf('rows of a PDF', inPdf)],
  };
};
