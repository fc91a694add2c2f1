import { z } from 'zod';
import type { IntakeRecord } from '../intake/record.js';

/** Contact data that is to stay out of what others read, as it was written. */
export const ContactData = z.object({
  addresses: z.array(z.string()),
  phones: z.array(z.string()),
  emails: z.array(z.string()),
});
export type ContactData = z.infer<typeof ContactData>;

/** What stays hidden of each of the two. */
export const HiddenContacts = z.object({ owner: ContactData, partner: ContactData });
export type HiddenContacts = z.infer<typeof HiddenContacts>;

const written = (...texts: (string | undefined)[]): string[] =>
  texts.flatMap((text) => (text?.trim() ? [text.trim()] : []));

/**
 * What stays hidden by the answers: a postal address that is ticked as such, the telephone number, and the mail
 * addresses by which the two are let in.
 */
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

/** Several together. */
export const allOf = (...several: ContactData[]): ContactData => ({
  addresses: several.flatMap(({ addresses }) => addresses),
  phones: several.flatMap(({ phones }) => phones),
  emails: several.flatMap(({ emails }) => emails),
});
