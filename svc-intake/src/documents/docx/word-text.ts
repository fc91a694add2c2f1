import { runsOf } from '@evenhand/paper/runs';
import { type IRunOptions, Tab, TextRun } from 'docx';

/** Characters that XML cannot hold; each becomes a visible replacement, as Word would not open the file. */
const NOT_IN_XML = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

export const inXml = (text: string): string => text.replace(NOT_IN_XML, '\uFFFD');

/** Splits a text into runs; right-to-left runs are marked so that Word keeps their order. */
export function wordText(text: string, options: Omit<IRunOptions, 'text' | 'children'> = {}): TextRun[] {
  return text.split('\n').flatMap((line, index) =>
    pieces(inXml(line)).map(
      (piece, at) =>
        new TextRun({
          ...options,
          text: piece.text,
          ...(piece.rightToLeft ? { rightToLeft: true } : {}),
          ...(index > 0 && at === 0 ? { break: 1 } : {}),
        }),
    ),
  );
}

export const wordTab = () => new TextRun({ children: [new Tab()] });

interface Piece {
  readonly text: string;
  readonly rightToLeft: boolean;
}

function pieces(line: string): Piece[] {
  const found: Piece[] = [];
  for (const { text, level } of runsOf(line)) {
    const rightToLeft = level % 2 === 1;
    const last = found.at(-1);
    if (last?.rightToLeft === rightToLeft) found[found.length - 1] = { text: last.text + text, rightToLeft };
    else found.push({ text, rightToLeft });
  }
  return found;
}
