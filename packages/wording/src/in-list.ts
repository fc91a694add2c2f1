import { isolated } from './isolated.js';

const list = new Intl.ListFormat('en-CA', { type: 'conjunction' });

/** Names in a sentence: "Alex, Kim, and Sam". */
export const inList = (names: string[]): string => list.format(names.map(isolated));
