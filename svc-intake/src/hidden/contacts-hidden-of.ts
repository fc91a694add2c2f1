import type { ContactsHidden } from '@evenhand/contracts/events/contacts-hidden';
import { hiddenContacts } from '@evenhand/contracts/intake/hidden-contacts';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Case } from '../cases/case.entity.js';

/** The hidden contact data of a couple: by the answers, and the account's sign-in address. */
export const contactsHiddenOf = ({ id, email }: Case, record: IntakeRecord, at: Date): ContactsHidden => {
  const { owner, partner } = hiddenContacts(record);
  const emails = [...new Set([...owner.emails, ...(email ? [email] : [])])];
  return { caseId: id, at: at.toISOString(), owner: { ...owner, emails }, partner };
};
