import { z } from 'zod';
import { writtenText } from './text.js';

export const LONGEST_PERSON_NAME = 80;

const UNSHOWN = /[\p{Cc}\p{Zl}\p{Zp}]/u;
/** Text that a mail reader turns into a link: @, the start of an address, a dot before a word. */
const LINKED = /@|:\/\/|\\\\|[.\u3002\uff0e\uff61]\p{L}{2}/u;

const isPlain = (name: string): boolean => !UNSHOWN.test(name) && !LINKED.test(name.normalize('NFKC'));

/** One line, without web or mail address. */
export const isPersonName = (name: string): boolean => name.length <= LONGEST_PERSON_NAME && isPlain(name);

/**
 * One line without an address, because mails to strangers contain it. Empty where optional. Stored older names are not
 * rejected.
 */
export const PersonName = z
  .string()
  .trim()
  .pipe(writtenText(LONGEST_PERSON_NAME).refine(isPlain, { params: { wants: 'name' } }));

export const GivenPersonName = PersonName.pipe(z.string().min(1));
