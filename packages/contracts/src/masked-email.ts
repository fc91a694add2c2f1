/** Shorter names than this would be given away by their first and last letter. */
const SHORTEST_WITH_LAST = 5;

/**
 * An e-mail address that its owner recognises and no reader can write to: 'a…x@example.test'. The one form in which
 * files, and pages for somebody else, show an address.
 */
export const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  if (at < 1) return '…';
  const letters = [...email.slice(0, at)];
  const last = letters.length >= SHORTEST_WITH_LAST ? letters.at(-1) : '';
  return `${letters[0]}…${last}${email.slice(at)}`;
};
