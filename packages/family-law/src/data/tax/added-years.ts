/**
 * Tax years as data, oldest first, in the form that `npm run -s law:due -w packages/family-law -- form` prints: dollars,
 * and rates such as "20.5%". A published year is never edited.
 */
export const addedYears: readonly unknown[] = [];
