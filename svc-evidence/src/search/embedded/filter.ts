import type { EvidenceFilters } from '@evenhand/contracts/evidence/search';
import { momentsOf } from '../days.js';
import type { Terms } from './terms.js';

type Passes = (chunk: number) => boolean;

/** A chunk passes when one of its messages may; a chunk without dates fails a date filter. */
export const filterOf = ({ person, source, ...days }: EvidenceFilters): ((terms: Terms) => Passes) => {
  const { from, until } = momentsOf(days);
  return (terms) => {
    const hasPerson = person === undefined ? () => true : terms.hasPerson(person);
    return (chunk) =>
      (from === null || (terms.lastAt[chunk] ?? Number.NaN) >= from) &&
      (until === null || (terms.firstAt[chunk] ?? Number.NaN) < until) &&
      (source === undefined || terms.sourceOf(chunk) === source) &&
      hasPerson(chunk);
  };
};
