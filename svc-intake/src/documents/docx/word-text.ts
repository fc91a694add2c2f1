import { runsOf } from '@evenhand/paper/runs';
import { type IRunOptions, Tab, TextRun } from 'docx';

/** Characters that XML cannot hold; each becomes a visible replacement, as Word would not open the file. */
const NOT_IN_XML = /[^\P{Cc}\t]|[\p{Cs}\uFFFE\uFFFF]/gu;

const inXml = (text: string): string => text.replace(NOT_IN_XML, '\uFFFD');

type Run = Pick<IRunOptions, 'text' | 'rightToLeft' | 'break'>;

/** The runs of a text, a line break before each further line; right-to-left runs are marked, as Word keeps their order. */
export const wordRuns = (text: string): Run[] =>
  text.split(/\r\n?|\n/).flatMap((line, index) => {
    const runs: Run[] = pieces(inXml(line)).map(({ text, rightToLeft }) =>
      rightToLeft ? { text, rightToLeft } : { text },
    );
    const [first, ...rest] = runs;
    return index === 0 ? runs : [{ ...first, break: 1 }, ...rest];
  });

export const wordText = (text: string, options: Omit<IRunOptions, 'text' | 'children'> = {}): TextRun[] =>
  wordRuns(text).map((run) => new TextRun({ ...options, ...run }));

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
