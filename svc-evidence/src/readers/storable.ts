import type { Unit } from './unit.js';

/** Without NUL, which Postgres cannot store, and without lone surrogates. */
const keepable = (text: string): string => (text.includes('\0') ? text.replaceAll('\0', '') : text).toWellFormed();

export const storable = (unit: Unit): Unit => {
  const path = keepable(unit.path);
  if (unit.kind === 'unread') return { ...unit, path, name: keepable(unit.name) };
  const text = keepable(unit.text);
  if (unit.kind === 'page') return { ...unit, path, text };
  return { ...unit, path, text, thread: keepable(unit.thread), people: unit.people.map(keepable) };
};
