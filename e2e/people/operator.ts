import type { Someone } from './couple.ts';

/** Of the list in OPERATOR_ADDRESSES of the run. */
export const operator: Someone = { name: 'Robin Example', email: 'operator@example.test' };
