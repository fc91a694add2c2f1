import type { Block, WorkingStep } from '@evenhand/contracts/agreement/document';
import { documentsWording } from '@evenhand/wording/documents';
import { AlignmentType, BorderStyle, Paragraph, Table, TableCell, TableRow, WidthType } from 'docx';
import { Rules } from '../rules.js';
import { type Counting, point, ruleOf } from './numbering.js';
import { HANG, small } from './word-styles.js';
import { wordTab, wordText } from './word-text.js';

const amount = /^[-\u2212(]?\$?[\d,]+(\.\d+)?\)?\s?%?$/;

/** @param section the index of the article or schedule */
export function wordBlocks(blocks: readonly Block[], counting: Counting, section: number): (Paragraph | Table)[] {
  const rules = new Rules(blocks);
  return [
    ...blocks.flatMap((block, index) => {
      const introduces = blocks[index + 1] !== undefined && blocks[index + 1]?.kind !== 'paragraph';
      if (block.kind === 'paragraph') return [clause(block.number, block.text, counting, introduces)];
      if (block.kind === 'list') return wordList(block.items);
      if (block.kind === 'table') return [table(block.header, block.rows), gap()];
      return working(block.caption, block.steps, rules);
    }),
    ...wordRules(rules, section),
  ];
}

export const wordList = (items: readonly string[]): Paragraph[] =>
  items.map((item) => new Paragraph({ ...point, children: wordText(item), spacing: { after: 100 } }));

function clause(number: string, text: string, counting: Counting, keepNext: boolean): Paragraph {
  const spacing = { after: 140 };
  if (number === '') return new Paragraph({ children: wordText(text), keepNext, spacing });
  const counted = counting.clause(number);
  if (counted) return new Paragraph({ ...counted, children: wordText(text), keepNext, spacing });
  return new Paragraph({
    children: [...wordText(number), wordTab(), ...wordText(text)],
    indent: { left: HANG, hanging: HANG },
    tabStops: [{ type: 'left', position: HANG }],
    keepNext,
    spacing,
  });
}

function working(caption: string, steps: readonly WorkingStep[], rules: Rules): (Paragraph | Table)[] {
  const { step, amount, rule } = documentsWording.working;
  return [
    new Paragraph({ children: wordText(caption, { bold: true }), keepNext: true, spacing: { after: 60 } }),
    table(
      [step, amount, rule],
      steps.map((line) => [line.label, line.amount, rules.numberOf(line)]),
      [60, 32, 8],
    ),
    gap(),
  ];
}

function wordRules({ sentences }: Rules, section: number): Paragraph[] {
  if (sentences.length === 0) return [];
  return [
    new Paragraph({ children: wordText(documentsWording.working.rules, small), keepNext: true }),
    ...sentences.map(
      (sentence) => new Paragraph({ ...ruleOf(section), children: wordText(sentence, small), spacing: { line: 240 } }),
    ),
    gap(),
  ];
}

/** With `shares` of the width (a worked figure), all columns but the first are right-aligned. */
function table(header: readonly string[], rows: readonly (readonly string[])[], shares?: readonly number[]): Table {
  const columns = Math.max(header.length, ...rows.map((row) => row.length));
  const isRight = (column: number) =>
    shares ? column > 0 : rows.length > 0 && rows.every((row) => amount.test(row[column] ?? ''));
  const line = (cells: readonly string[], bold: boolean) =>
    new TableRow({
      tableHeader: bold,
      cantSplit: true,
      children: Array.from({ length: columns }, (_, column) =>
        cell(cells[column] ?? '', { bold, right: isRight(column), share: shares?.[column] }),
      ),
    });
  const rule = { style: BorderStyle.SINGLE, size: 4, color: 'DAD6CD' };
  const none = { style: BorderStyle.NONE };
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    borders: { top: none, bottom: rule, left: none, right: none, insideHorizontal: rule, insideVertical: none },
    rows: [...(header.length > 0 ? [line(header, true)] : []), ...rows.map((row) => line(row, false))],
  });
}

interface CellLook {
  readonly bold: boolean;
  readonly right: boolean;
  readonly share: number | undefined;
}

function cell(text: string, { bold, right, share }: CellLook): TableCell {
  return new TableCell({
    margins: { top: 60, bottom: 60, right: 120 },
    ...(share === undefined ? {} : { width: { size: share, type: WidthType.PERCENTAGE } }),
    children: [
      new Paragraph({
        children: wordText(text, { bold, size: 20 }),
        ...(right ? { alignment: AlignmentType.RIGHT } : {}),
      }),
    ],
  });
}

const gap = () => new Paragraph({ children: [], spacing: { after: 60 } });
