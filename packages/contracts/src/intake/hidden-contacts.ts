import { allOf, type HiddenContacts } from '../hidden/contact-data.js';
import { contactFinder } from '../hidden/contact-finder.js';
import { textsIn } from '../hidden/texts-in.js';
import type { Note } from './problem.js';
import { IntakeRecord } from './record.js';

const written = (...texts: (string | undefined)[]): string[] =>
  texts.flatMap((text) => (text?.trim() ? [text.trim()] : []));

/** Contact data that the answers hide: an address ticked as hidden, the telephone number, both sign-in addresses. */
export const hiddenContacts = (record: IntakeRecord): HiddenContacts => ({
  owner: {
    addresses: record.userAddressHidden ? written(record.userAddress) : [],
    phones: written(record.phoneNumber),
    emails: written(record.userEmail),
  },
  partner: {
    addresses: record.partnerAddressHidden ? written(record.partnerAddress) : [],
    phones: [],
    emails: written(record.partnerEmail),
  },
});

/** Fields for contact data itself, which no document prints. */
const unprinted = ({ userAddressHidden, partnerAddressHidden }: IntakeRecord) => [
  'userEmail',
  'partnerEmail',
  'phoneNumber',
  ...(userAddressHidden ? ['userAddress'] : []),
  ...(partnerAddressHidden ? ['partnerAddress'] : []),
];

/** Reports hidden contact data in answers that others read. */
export const noteHiddenContacts = (record: IntakeRecord, at: Note): void => {
  const { owner, partner } = hiddenContacts(record);
  const find = contactFinder(allOf(owner, partner));
  const left = unprinted(record);
  for (const field of IntakeRecord.keyof().options) {
    if (left.includes(field)) continue;
    for (const { pointer, text } of textsIn(record[field], `/${field}`)) {
      const kind = find(text);
      if (kind) at(field, `holds-hidden-${kind}`, pointer);
    }
  }
};
