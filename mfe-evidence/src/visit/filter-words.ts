import type { EvidenceFilters } from '@evenhand/contracts/evidence/search';
import { longDate } from '@evenhand/contracts/toronto';
import { evidenceSearchWording } from '@evenhand/wording/evidence-search';
import { savedSearchesWording as wording } from '@evenhand/wording/saved-searches';

const { sources } = evidenceSearchWording.ask;

export interface FilterWord {
  field: keyof EvidenceFilters;
  text: string;
}

export const filterWords = ({ from, to, person, source }: EvidenceFilters = {}): FilterWord[] => [
  ...(from ? [{ field: 'from' as const, text: wording.from(longDate(from)) }] : []),
  ...(to ? [{ field: 'to' as const, text: wording.to(longDate(to)) }] : []),
  ...(person ? [{ field: 'person' as const, text: wording.person(person) }] : []),
  ...(source ? [{ field: 'source' as const, text: sources[source] }] : []),
];
