import type { Table } from '../src/columns.js';
import { Paper } from '../src/paper.js';
import { drawTable } from '../src/table.js';
import { poppler, textOf } from '../src/testing/poppler.js';
import { formSheet } from '../src/type.js';

const drawn = (table: Table) => {
  const paper = new Paper({ title: 'Table', madeAt: new Date('2026-11-21T00:00:00Z'), sheet: formSheet });
  drawTable(paper, table);
  return paper.finish();
};

test('a table that runs over pages repeats its header on each', async () => {
  const rows = Array.from({ length: 90 }, (_, index) => [`Savings account ${index + 1}`, 'Joint', '$1,234.56']);
  const pages = textOf(await drawn({ header: ['Item', 'Owner', 'Value'], rows }))
    .split('\f')
    .slice(0, -1);
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) expect(page).toMatch(/Item\s+Owner\s+Value/);
});

test('a cell that is longer than a page is drawn to its end', async () => {
  const long = `start ${'word '.repeat(2_500)} finish`;
  const text = textOf(await drawn({ header: ['One', 'Two'], rows: [[long, 'x']] }));
  expect(text.match(/\bword\b/g)).toHaveLength(2_500);
  expect(text).toContain('finish');
});

test('a total of $12,345,678.90 stays on one line in its column when the shares leave less room', async () => {
  const amounts = ['$12,345,678.90', '$12,345,678.90', '$12,345,678.90'];
  const text = textOf(
    await drawn({
      header: ['Item', 'Share', 'At marriage', 'On valuation date', 'Today', 'Proof'],
      rows: [['Savings', '100 %', ...amounts, 'bank statement']],
      totals: [['Total value of accounts, savings and pensions', '', ...amounts, '']],
      shares: [3, 2, 1, 1, 1, 3],
      amounts: [2, 3, 4],
    }),
  );
  expect(text.match(/\$12,345,678\.90/g)).toHaveLength(6);
  expect(text).toMatch(/^\s*Total value of .*(\s+\$12,345,678\.90){3}$/m);
});

test('a table is in the structure with its header cells', async () => {
  const structure = poppler('pdfinfo', await drawn({ header: ['Item'], rows: [['Savings']] }), '-struct-text');
  for (const tag of ['Table', 'TR', 'TH', 'TD']) expect(structure).toMatch(new RegExp(`^ +${tag}\\b`, 'm'));
});
