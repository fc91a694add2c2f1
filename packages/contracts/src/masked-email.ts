/** First and last letter would reveal a shorter name. */
const SHORTEST_WITH_LAST = 5;

/**
 * 'a…x@example.test': recognisable to its owner, useless to others. The only form in files, and on pages for other
 * people.
 */
export const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  if (at < 1) return '…';
  const letters = [...email.slice(0, at)];
  const last = letters.length >= SHORTEST_WITH_LAST ? letters.at(-1) : '';
  return `${letters[0]}…${last}${email.slice(at)}`;
};
