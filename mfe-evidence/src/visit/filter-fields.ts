import { EvidenceFilters } from '@evenhand/contracts/evidence/search';
import { evidenceSearchWording } from '@evenhand/wording/evidence-search';

const { turned, noDay, noName } = evidenceSearchWording.ask.filters;

/** The filter fields as typed; empty when unused. */
export type FilterFields = Record<'from' | 'to' | 'person' | 'source', string>;

export const noFilters: FilterFields = { from: '', to: '', person: '', source: '' };

export const fieldsOf = (filters: EvidenceFilters = {}): FilterFields => ({ ...noFilters, ...filters });

export const setFields = (fields: FilterFields): [string, string][] =>
  Object.entries(fields).flatMap(([name, value]): [string, string][] => (value.trim() ? [[name, value.trim()]] : []));

const read = (fields: FilterFields) => EvidenceFilters.safeParse(Object.fromEntries(setFields(fields)));

const isTurned = ({ from, to }: FilterFields): boolean => from !== '' && to !== '' && to < from;

/** The filters to send; null while a field is invalid. */
export const filtersOf = (fields: FilterFields): EvidenceFilters | null =>
  isTurned(fields) ? null : (read(fields).data ?? null);

/** A sentence for each invalid field. */
export const problemsIn = (fields: FilterFields): Partial<FilterFields> => {
  const names = read(fields).error?.issues.map(({ path: [name] }) => name) ?? [];
  return {
    ...(isTurned(fields) && { to: turned }),
    ...(names.includes('from') && { from: noDay }),
    ...(names.includes('to') && { to: noDay }),
    ...(names.includes('person') && { person: noName }),
  };
};
