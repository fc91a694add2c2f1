import type { Block, WorkingStep } from '@evenhand/contracts/agreement/document';
import { longDate } from '@evenhand/family-law/agreement/print';
import { documentsWording } from '@evenhand/wording/documents';
import { AlignmentType, BorderStyle, Paragraph, Table, TableCell, TableRow, WidthType } from 'docx';
import { wordTab, wordText } from './word-text.js';

/** Twentieths of a point: where the text of a clause begins, its number hanging before it. */
const HANG = 760;
const amount = /^[-\u2212(]?\$?[\d,]+(\.\d+)?\)?\s?%?$/;

/** What stands in an article or a schedule, for Word. Numbers are text: they are the agreement's own, not Word's. */
export function wordBlocks(blocks: readonly Block[]): (Paragraph | Table)[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'paragraph') return [clause(block.number, block.text)];
    if (block.kind === 'list') return block.items.map((item) => clause('\u2022', item, HANG));
    if (block.kind === 'table') return [table(block.header, block.rows), gap()];
    return working(block.caption, block.steps);
  });
}

function clause(number: string, text: string, indent = 0): Paragraph {
  return new Paragraph({
    children: number === '' ? wordText(text) : [...wordText(number), wordTab(), ...wordText(text)],
    indent: { left: indent + HANG, hanging: number === '' ? 0 : HANG },
    tabStops: [{ type: 'left', position: indent + HANG }],
    spacing: { after: 140 },
  });
}

function working(caption: string, steps: readonly WorkingStep[]): (Paragraph | Table)[] {
  const { step, amount, rule, inForce } = documentsWording.working;
  const rows = steps.map((line) => [
    line.label,
    line.amount,
    line.inForce ? inForce(line.citation, longDate(line.inForce)) : line.citation,
  ]);
  return [
    new Paragraph({ children: wordText(caption, { bold: true }), keepNext: true, spacing: { after: 60 } }),
    table([step, amount, rule], rows),
    gap(),
  ];
}

function table(header: readonly string[], rows: readonly (readonly string[])[]): Table {
  const columns = Math.max(header.length, ...rows.map((row) => row.length));
  const isAmount = (column: number) => rows.length > 0 && rows.every((row) => amount.test(row[column] ?? ''));
  const line = (cells: readonly string[], bold: boolean) =>
    new TableRow({
      tableHeader: bold,
      cantSplit: true,
      children: Array.from({ length: columns }, (_, column) => cell(cells[column] ?? '', bold, isAmount(column))),
    });
  const rule = { style: BorderStyle.SINGLE, size: 4, color: 'D5DBE3' };
  const none = { style: BorderStyle.NONE };
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    borders: { top: none, bottom: rule, left: none, right: none, insideHorizontal: rule, insideVertical: none },
    rows: [...(header.length > 0 ? [line(header, true)] : []), ...rows.map((row) => line(row, false))],
  });
}

function cell(text: string, bold: boolean, right: boolean): TableCell {
  return new TableCell({
    margins: { top: 60, bottom: 60, right: 120 },
    children: [
      new Paragraph({
        children: wordText(text, { bold, size: 19 }),
        ...(right ? { alignment: AlignmentType.RIGHT } : {}),
      }),
    ],
  });
}

const gap = () => new Paragraph({ children: [], spacing: { after: 60 } });
