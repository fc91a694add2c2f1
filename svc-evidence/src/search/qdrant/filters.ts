import type { EvidenceFilters } from '@evenhand/contracts/evidence/search';
import type { Schemas } from '@qdrant/js-client-rest';
import { momentsOf } from '../days.js';

type Condition = Schemas['FieldCondition'] | Schemas['HasIdCondition'];

/** Every filter is restricted to one case. */
export const ofCase = (caseId: string, ...conditions: Condition[]): Schemas['Filter'] => ({
  must: [{ key: 'caseId', match: { value: caseId } }, ...conditions],
});

/** A chunk passes when one of its messages may. */
export const conditionsOf = ({ source, ...days }: EvidenceFilters): Condition[] => {
  const { from, until } = momentsOf(days);
  return [
    ...(from === null ? [] : [{ key: 'lastAt', range: { gte: new Date(from).toISOString() } }]),
    ...(until === null ? [] : [{ key: 'firstAt', range: { lt: new Date(until).toISOString() } }]),
    ...(source ? [{ key: 'source', match: { value: source } }] : []),
  ];
};
