type Row = Record<string, string | number>;

/** Prints rows under the names of their fields, numbers to the right. */
export const printTable = (rows: Row[]): void => {
  const names = Object.keys(rows[0] ?? {});
  const widths = names.map((name) => Math.max(name.length, ...rows.map((row) => String(row[name]).length)));
  const line = (row: Row) =>
    names.map((name, column) => {
      const [value, width] = [row[name] ?? '', widths[column] ?? 0];
      return typeof value === 'number' ? String(value).padStart(width) : value.padEnd(width);
    });
  const header = Object.fromEntries(names.map((name) => [name, name]));
  for (const row of [header, ...rows]) process.stdout.write(`${line(row).join('  ').trimEnd()}\n`);
};
