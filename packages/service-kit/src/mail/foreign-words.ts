import { isPersonName, LONGEST_PERSON_NAME } from '@evenhand/contracts/person-name';

/** A person's text in a mail: brackets where a mailbox would make a link (`example[.]ca`). */
export const unlinked = (text: string): string =>
  text
    .replaceAll('://', '[:]//')
    .replaceAll('\\\\', '[\\][\\]')
    .replaceAll('@', '[at]')
    .replace(/[.\u3002\uff0e\uff61](?=\p{L}{2})/gu, '[.]');

/** A message as a quote: every line marked. */
export const quoted = (message: string): string =>
  unlinked(message)
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map((line) => `> ${line}`)
    .join('\n');

/** Older names in the database have no length limit: one line, at most the length of a name today. */
export const nameInMail = (name: string): string => {
  const line = name
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .slice(0, LONGEST_PERSON_NAME)
    .trim();
  // `St.John` would be a link: a space reads better in a name than brackets.
  return unlinked(isPersonName(line) ? line.replace(/[.\u3002\uff0e\uff61](?=\p{L}{2})/gu, '. ') : line);
};
