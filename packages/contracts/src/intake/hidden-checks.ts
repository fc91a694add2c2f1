import { allOf, hiddenContacts } from '../hidden/contact-data.js';
import { contactFinder } from '../hidden/contact-finder.js';
import { textsIn } from '../hidden/texts-in.js';
import type { Note } from './problem.js';
import { IntakeRecord } from './record.js';

/** The fields that contact data itself is asked in, and that no document prints as they are. */
const unprinted = ({ userAddressHidden, partnerAddressHidden }: IntakeRecord) => [
  'userEmail',
  'partnerEmail',
  'phoneNumber',
  ...(userAddressHidden ? ['userAddress'] : []),
  ...(partnerAddressHidden ? ['partnerAddress'] : []),
];

/** Notes each answer that holds what is to stay hidden: others read it there. */
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
