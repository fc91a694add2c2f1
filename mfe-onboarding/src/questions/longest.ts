import { type IntakeField, IntakeRecord } from '@evenhand/contracts/intake/record';

/** What an optional answer, or the items of a list, are made of. */
const innermost = (schema: object): object =>
  'unwrap' in schema && typeof schema.unwrap === 'function' ? innermost(schema.unwrap()) : schema;

const cellOf = (row: object, cell: string): object =>
  'shape' in row ? (new Map<string, object>(Object.entries(row.shape ?? {})).get(cell) ?? {}) : {};

/** The most characters of the contract for a text, or for a cell of a list; undefined for answers of other kinds. */
export const longestOf = (field: IntakeField, cell?: string): number | undefined => {
  const schema = innermost(IntakeRecord.shape[field]);
  const text = cell === undefined ? schema : innermost(cellOf(schema, cell));
  return 'maxLength' in text && typeof text.maxLength === 'number' ? text.maxLength : undefined;
};
