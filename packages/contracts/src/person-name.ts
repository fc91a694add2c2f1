import { z } from 'zod';
import { writtenText } from './text.js';

export const LONGEST_PERSON_NAME = 80;

/** Line breaks and other controls. */
const UNSHOWN = /[\p{Cc}\p{Zl}\p{Zp}]/u;
/** What a mailbox makes a link of: an @, the start of an address, a dot with a word right after it. */
const LINKED = /@|:\/\/|\\\\|[.\u3002\uff0e\uff61]\p{L}{2}/u;

const isPlain = (name: string): boolean => !UNSHOWN.test(name) && !LINKED.test(name.normalize('NFKC'));

/** Whether a text may be shown and mailed as somebody's name: one line, no web or mail address. */
export const isPersonName = (name: string): boolean => name.length <= LONGEST_PERSON_NAME && isPlain(name);

/**
 * A person's name as it is taken in: one line without an address in it, since mails to strangers carry it. Empty where
 * none is required. Names from before are read as they are.
 */
export const PersonName = z
  .string()
  .trim()
  .pipe(writtenText(LONGEST_PERSON_NAME).refine(isPlain, { params: { wants: 'name' } }));

/** A name that has to be given. */
export const GivenPersonName = PersonName.pipe(z.string().min(1));
