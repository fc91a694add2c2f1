import type { EvidenceFilters } from '@evenhand/contracts/evidence/search';
import type { Schemas } from '@qdrant/js-client-rest';
import { momentOf } from '../../conversations/local-time.js';

type Condition = Schemas['FieldCondition'] | Schemas['HasIdCondition'];

/** The one way to make a filter: what it lets through is of one case. */
export const ofCase = (caseId: string, ...conditions: Condition[]): Schemas['Filter'] => ({
  must: [{ key: 'caseId', match: { value: caseId } }, ...conditions],
});

/** Days are those of the case's time zone; a chunk passes when any of its messages can lie within them. */
export const conditionsOf = ({ from, to, source }: EvidenceFilters): Condition[] => [
  ...(from ? [{ key: 'lastAt', range: { gte: beginningOf(from) } }] : []),
  ...(to ? [{ key: 'firstAt', range: { lt: beginningOf(to, 1) } }] : []),
  ...(source ? [{ key: 'source', match: { value: source } }] : []),
];

/** The moment a day begins, or one some days after it. */
const beginningOf = (date: string, daysAfter = 0): string | null => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const utc = new Date(Date.UTC(year, month - 1, day + daysAfter));
  return momentOf(utc.getUTCFullYear(), utc.getUTCMonth() + 1, utc.getUTCDate(), 0, 0);
};
