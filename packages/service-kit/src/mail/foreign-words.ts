import { LONGEST_PERSON_NAME } from '@evenhand/contracts/person-name';

/**
 * Words of a person as a mail of ours may carry them: readable, but nothing that a mailbox would make a link of. What it
 * recognises addresses by is set in brackets.
 */
export const unlinked = (text: string): string =>
  text
    .replaceAll('://', '[:]//')
    .replaceAll('\\\\', '[\\][\\]')
    .replaceAll('@', '[at]')
    .replace(/[.\u3002\uff0e\uff61](?=\p{L}{2})/gu, '[.]');

/** A message between the lines of ours: each line marked as quoted, whatever it holds. */
export const quoted = (message: string): string =>
  unlinked(message)
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map((line) => `> ${line}`)
    .join('\n');

/** A name from the database, which may be from before names had rules: one line, no longer than a name is. */
export const nameInMail = (name: string): string =>
  unlinked(
    name
      .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu, ' ')
      .slice(0, LONGEST_PERSON_NAME)
      .trim(),
  );
