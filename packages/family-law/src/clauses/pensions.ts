import type { Clause } from '../agreement/clause.js';
import { always, isMarried } from './people.js';

export const pensions: Clause = {
  id: 'pensions',
  heading: 'Pensions',
  basis: ['Family Law Act, s. 10.1', 'Canada Pension Plan, s. 55.1 and 55.2'],
  note: 'Workplace pensions can be shared at their family law value. Canada Pension Plan credits can always be divided on request; in Ontario no agreement can stop that.',
  answers: ['relationshipType', 'assetTypes', 'assetDivisionDescription'],
  applies: always,
  write: ({ record }) => [
    record.assetTypes?.includes('Pension')
      ? 'What we agree about workplace pensions stands with the other assets. Where a share of a pension is transferred, it is taken from the family law value that the plan administrator states.'
      : 'Each of us keeps our own workplace pension, if any.',
    'Either of us may apply for a division of Canada Pension Plan credits. Nothing in this agreement takes that right away.',
    ...(isMarried(record)
      ? ['The value of any pension was considered when we settled the equalization of net family properties.']
      : []),
  ],
};
