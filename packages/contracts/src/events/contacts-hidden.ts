import { z } from 'zod';
import { Moment } from '../dates.js';
import { HiddenContacts } from '../hidden/contact-data.js';
import { event } from './event.js';

export const ContactsHidden = HiddenContacts.extend({ caseId: z.uuid(), at: Moment });
export type ContactsHidden = z.infer<typeof ContactsHidden>;

/**
 * By svc-intake, on every change of the hidden contact data; the newest `at` wins. svc-finance refuses that data in
 * texts for the partner.
 */
export const contactsHidden = event('contacts.hidden', ContactsHidden);
