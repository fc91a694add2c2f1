import { type List, rowsName, rowsOf, type Written } from './field';

/** One row more. */
export const withRow = (list: List, written: Written): Written => ({
  ...written,
  [rowsName(list)]: String(rowsOf(list, written).length + 1),
});

/** One row less; those behind it move up. */
export const withoutRow = (list: List, written: Written, removed: number): Written => {
  const before = `${list.name}.`;
  const moved = Object.entries(written).flatMap(([name, value]) => {
    const [row, ...rest] = name.startsWith(before) ? name.slice(before.length).split('.') : [];
    if (row === undefined || !/^\d+$/.test(row) || Number(row) < removed) return [[name, value]];
    return Number(row) === removed ? [] : [[[list.name, Number(row) - 1, ...rest].join('.'), value]];
  });
  return { ...Object.fromEntries(moved), [rowsName(list)]: String(rowsOf(list, written).length - 1) };
};
