import { EvidenceFilters } from '@evenhand/contracts/evidence/search';

/** What the filters say while they are being filled in; empty where they say nothing. */
export type FilterFields = Record<'from' | 'to' | 'person' | 'source', string>;

export const noFilters: FilterFields = { from: '', to: '', person: '', source: '' };

export const fieldsOf = (filters: EvidenceFilters = {}): FilterFields => ({ ...noFilters, ...filters });

export const saidIn = (fields: FilterFields): [string, string][] =>
  Object.entries(fields).flatMap(([name, value]): [string, string][] => (value.trim() ? [[name, value.trim()]] : []));

/** The filters as they are sent. */
export const filtersOf = (fields: FilterFields): EvidenceFilters =>
  EvidenceFilters.parse(Object.fromEntries(saidIn(fields)));

export const isTurned = ({ from, to }: FilterFields): boolean => from !== '' && to !== '' && to < from;
