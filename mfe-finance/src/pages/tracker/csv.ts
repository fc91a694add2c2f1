/** What a spreadsheet takes for a formula, or for the start of one behind a tab or line break. */
const FORMULA = /^[\s]*[=+\-@\t\r]/;

/** A cell that a spreadsheet shows as it is written: a formula gets an apostrophe before it. Amounts are numbers. */
const cellOf = (value: string | number | null): string => {
  if (value === null) return '';
  if (typeof value === 'number') return (value / 100).toFixed(2);
  const plain = FORMULA.test(value) ? `'${value}` : value;
  return `"${plain.replaceAll('"', '""')}"`;
};

/** Rows as CSV (RFC 4180), with the mark by which spreadsheets know UTF-8. Numbers are cents. */
export const csvOf = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`;
