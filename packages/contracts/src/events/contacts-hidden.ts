import { z } from 'zod';
import { Moment } from '../dates.js';
import { HiddenContacts } from '../hidden/contact-data.js';
import { event } from './event.js';

export const ContactsHidden = HiddenContacts.extend({ caseId: z.uuid(), at: Moment });
export type ContactsHidden = z.infer<typeof ContactsHidden>;

/**
 * svc-intake publishes it whenever the contact data that is to stay hidden changes; the newest `at` counts. svc-finance
 * then refuses that data in what the partner reads.
 */
export const contactsHidden = event('contacts.hidden', ContactsHidden);
