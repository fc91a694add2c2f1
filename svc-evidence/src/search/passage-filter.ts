import type { EvidenceFilters } from '@evenhand/contracts/evidence/search';
import type { Passage } from '../segments/segment.js';
import { momentsOf } from './days.js';
import { plainName } from './plain-name.js';

/** Whether a passage is one to cite. */
export type PassageFilter = (passage: Passage) => boolean;

/**
 * What filters say of a single passage. An index lets a chunk pass when its messages can be meant together: by the days
 * from its first to its last, by anybody who speaks in it.
 */
export const passageFilter = ({ person, source, ...days }: EvidenceFilters): PassageFilter => {
  const { from, until } = momentsOf(days);
  const name = person === undefined ? undefined : plainName(person);
  return (passage) => {
    const at = passage.at === null ? Number.NaN : Date.parse(passage.at);
    return (
      (from === null || at >= from) &&
      (until === null || at < until) &&
      (source === undefined || passage.source === source) &&
      (name === undefined || passage.people.some((one) => plainName(one).includes(name)))
    );
  };
};
