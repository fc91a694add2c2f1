import { z } from 'zod';

/** As written by its author. */
export const ContactData = z.object({
  addresses: z.array(z.string()),
  phones: z.array(z.string()),
  emails: z.array(z.string()),
});
export type ContactData = z.infer<typeof ContactData>;

export const HiddenContacts = z.object({ owner: ContactData, partner: ContactData });
export type HiddenContacts = z.infer<typeof HiddenContacts>;

export const allOf = (...several: ContactData[]): ContactData => ({
  addresses: several.flatMap(({ addresses }) => addresses),
  phones: several.flatMap(({ phones }) => phones),
  emails: several.flatMap(({ emails }) => emails),
});
