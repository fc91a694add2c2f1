import type { ContactData } from './contact-data.js';
import { addressFinder } from './postal-address.js';
import { phoneFinder } from './telephone.js';
import { placesOf, wordsIn } from './words.js';

export type ContactKind = 'address' | 'phone' | 'email';

/**
 * The kind of contact data in a text, regardless of spacing, punctuation, case, accents and abbreviations; null without
 * any. City and province alone are no address. Time is linear in the length of the text.
 */
export const contactFinder = (hidden: ContactData): ((text: string) => ContactKind | null) => {
  const addresses = hidden.addresses.map(addressFinder);
  const phones = hidden.phones.map(phoneFinder);
  const emails = hidden.emails.map((email) => wordsIn(email).joined).filter((email) => /.@./.test(email));
  return (text) => {
    const words = wordsIn(text);
    if (addresses.some((isIn) => isIn(words))) return 'address';
    if (phones.some((isIn) => isIn(text))) return 'phone';
    return emails.some((email) => placesOf(email, words).length > 0) ? 'email' : null;
  };
};
