import { printTable } from '../support/table.ts';

/** A question's best score in its case and in a case without an answer. */
export interface Certainties {
  own: number[];
  foreign: number[];
}

export const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

const above = (values: number[], line: number): number => values.filter((value) => value > line).length;

/** The highest threshold that answers the given share of the case's questions. */
const lineFor = (share: number, own: number[]): number =>
  own.toSorted((a, b) => b - a)[Math.ceil(own.length * share)] ?? 0;

/** The area under the ROC curve. */
const areaUnder = ({ own, foreign }: Certainties): number => {
  const pairs = own.flatMap((mine) => foreign.map((theirs): number => (mine > theirs ? 1 : mine === theirs ? 0.5 : 0)));
  return pairs.reduce((sum, won) => sum + won, 0) / Math.max(1, pairs.length);
};

/** Prints the share of questions above each of many thresholds. */
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
