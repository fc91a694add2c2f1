import { printTable } from '../support/table.ts';

/** A question's best place in its case, and in another, which has no answer. */
export interface Certainties {
  own: number[];
  foreign: number[];
}

export const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

const above = (values: number[], line: number): number => values.filter((value) => value > line).length;

/** The highest line that still answers so many of the own questions. */
const lineFor = (share: number, own: number[]): number =>
  own.toSorted((a, b) => b - a)[Math.ceil(own.length * share)] ?? 0;

/** How likely an own question is surer of its answer than a foreign one. */
const areaUnder = ({ own, foreign }: Certainties): number => {
  const pairs = own.flatMap((mine) => foreign.map((theirs): number => (mine > theirs ? 1 : mine === theirs ? 0.5 : 0)));
  return pairs.reduce((sum, won) => sum + won, 0) / Math.max(1, pairs.length);
};

/** How many questions find something better than a line, for many lines. */
export const printCurve = ({ own, foreign }: Certainties): void => {
  const lines = Array.from({ length: 19 }, (_, step) => 0.05 + step * 0.05);
  printTable(
    lines.map((line) => ({
      'surer than': line.toFixed(2),
      'own questions': percent(above(own, line), own.length),
      'of another case': percent(above(foreign, line), foreign.length),
    })),
  );
  const line = lineFor(0.9, own);
  process.stdout.write(
    `\nWhere 90 % of own questions are answered (${line.toFixed(3)}): ${percent(above(foreign, line), foreign.length)} of another case's\n` +
      `Area under the curve: ${areaUnder({ own, foreign }).toFixed(3)}\n`,
  );
};
