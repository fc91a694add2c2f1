import type { EvidenceFilters } from '@evenhand/contracts/evidence/search';
import type { Passage } from '../segments/segment.js';
import { momentsOf } from './days.js';
import { plainName } from './plain-name.js';

export type PassageFilter = (passage: Passage) => boolean;

/** Filters on one passage; an index filters a chunk by its first and last day and all its people. */
export const passageFilter = ({ person, source, ...days }: EvidenceFilters): PassageFilter => {
  const { from, until } = momentsOf(days);
  const name = person === undefined ? undefined : plainName(person);
  return (passage) => {
    const moment = passage.at ?? passage.sent?.at ?? null;
    const at = moment === null ? Number.NaN : Date.parse(moment);
    const people = [...passage.people, ...(passage.sent?.people ?? [])];
    return (
      (from === null || at >= from) &&
      (until === null || at < until) &&
      (source === undefined || passage.source === source) &&
      (name === undefined || people.some((one) => plainName(one).includes(name)))
    );
  };
};
