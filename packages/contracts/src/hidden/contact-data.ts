import { z } from 'zod';

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

/** Several together. */
export const allOf = (...several: ContactData[]): ContactData => ({
  addresses: several.flatMap(({ addresses }) => addresses),
  phones: several.flatMap(({ phones }) => phones),
  emails: several.flatMap(({ emails }) => emails),
});
