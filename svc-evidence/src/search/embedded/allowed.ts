import type { EvidenceFilters } from '@evenhand/contracts/evidence/search';
import { momentsOf } from '../days.js';
import type { OpenSegment } from './index-segment.js';
import type { Terms } from './terms.js';

type Passes = (chunk: number) => boolean;

/** A chunk passes when any of its messages can lie within the days: one without a date lies within none. */
const passing = ({ person, source, ...days }: EvidenceFilters): ((terms: Terms) => Passes) => {
  const { from, until } = momentsOf(days);
  return (terms) => {
    const isSpeaking = person === undefined ? () => true : terms.speaking(person);
    return (chunk) =>
      (from === null || (terms.lastAt[chunk] ?? Number.NaN) >= from) &&
      (until === null || (terms.firstAt[chunk] ?? Number.NaN) < until) &&
      (source === undefined || terms.sourceOf(chunk) === source) &&
      isSpeaking(chunk);
  };
};

/** Tells of each chunk, counted through all segments, whether it passes the filters. */
export const isAllowedBy = (segments: OpenSegment[], filters: EvidenceFilters): Passes => {
  if (Object.values(filters).every((value) => value === undefined)) return () => true;
  const passingOf = passing(filters);
  const allowed: boolean[] = [];
  for (const { terms } of segments) {
    const passes = passingOf(terms);
    for (let chunk = 0; chunk < terms.chunks; chunk += 1) allowed.push(passes(chunk));
  }
  return (place) => allowed[place] ?? false;
};
