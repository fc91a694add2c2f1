import { longDate } from '../agreement/print.js';
import type { Check } from './check.js';

const days = {
  homeBy: 'the home',
  exclusivePossessionUntil: 'living in the home alone',
  equalizationDate: 'the equalization payment',
} as const;
const fields = ['homeBy', 'exclusivePossessionUntil', 'equalizationDate'] as const;

export const daysThatAreOver: Check = {
  id: 'days-that-are-over',
  severity: 'attention',
  why: 'Family Law Act, s. 55(1): what is agreed must be certain enough to be carried out, and a day that is over cannot be kept.',
  answers: [...fields],
  find: (record, asOf) => {
    const over = fields.find((field) => (record[field] ?? asOf) < asOf);
    const day = over && record[over];
    return day ? `The day for ${days[over]}, ${longDate(day)}, is over already.` : null;
  },
};
