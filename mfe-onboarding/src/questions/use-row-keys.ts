import { useState } from 'react';

/** One key more for each row that has none; without those of rows that are gone. */
const fitted = (keys: readonly number[], rows: number): readonly number[] => {
  const next = Math.max(-1, ...keys) + 1;
  return Array.from({ length: rows }, (_, row) => keys[row] ?? next + row - keys.length);
};

/** Keys that stay with their rows when one is removed; the record stores none. */
export const useRowKeys = (rows: number) => {
  const [kept, setKept] = useState<readonly number[]>([]);
  const keys = fitted(kept, rows);
  return { keys, removeKey: (row: number) => setKept(keys.toSpliced(row, 1)) };
};
