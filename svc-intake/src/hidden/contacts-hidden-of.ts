import type { ContactsHidden } from '@evenhand/contracts/events/contacts-hidden';
import { hiddenContacts } from '@evenhand/contracts/intake/hidden-contacts';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Case } from '../cases/case.entity.js';

/** What stays hidden of the two of a case: by the answers, and the address that the account signs in with. */
export const contactsHiddenOf = ({ id, email }: Case, record: IntakeRecord, at: Date): ContactsHidden => {
  const { owner, partner } = hiddenContacts(record);
  const emails = [...new Set([...owner.emails, ...(email ? [email] : [])])];
  return { caseId: id, at: at.toISOString(), owner: { ...owner, emails }, partner };
};
