import { EvidenceFilters } from '@evenhand/contracts/evidence/search';
import { evidenceSearchWording } from '@evenhand/wording/evidence-search';

const { turned, noDay, noName } = evidenceSearchWording.ask.filters;

/** What the filters say while they are being filled in; empty where they say nothing. */
export type FilterFields = Record<'from' | 'to' | 'person' | 'source', string>;

export const noFilters: FilterFields = { from: '', to: '', person: '', source: '' };

export const fieldsOf = (filters: EvidenceFilters = {}): FilterFields => ({ ...noFilters, ...filters });

export const saidIn = (fields: FilterFields): [string, string][] =>
  Object.entries(fields).flatMap(([name, value]): [string, string][] => (value.trim() ? [[name, value.trim()]] : []));

const read = (fields: FilterFields) => EvidenceFilters.safeParse(Object.fromEntries(saidIn(fields)));

const isTurned = ({ from, to }: FilterFields): boolean => from !== '' && to !== '' && to < from;

/** The filters as they are sent; null while one of them cannot be. */
export const filtersOf = (fields: FilterFields): EvidenceFilters | null =>
  isTurned(fields) ? null : (read(fields).data ?? null);

/** Why the filters cannot be sent, field by field. */
export const problemsIn = (fields: FilterFields): Partial<FilterFields> => {
  const names = read(fields).error?.issues.map(({ path: [name] }) => name) ?? [];
  return {
    ...(isTurned(fields) && { to: turned }),
    ...(names.includes('from') && { from: noDay }),
    ...(names.includes('to') && { to: noDay }),
    ...(names.includes('person') && { person: noName }),
  };
};
