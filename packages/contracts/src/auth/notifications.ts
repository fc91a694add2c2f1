import { z } from 'zod';
import { endpoint } from '../endpoint.js';

const choices = {
  /** Neutral mails about proposals and comments. */
  news: z.boolean(),
  /** Of a signature that is due, and of document access that ends. */
  reminders: z.boolean(),
};

/** The mails that a person can do without. All others are needed for safety or for what was asked. */
export const Notifications = z
  .object({
    ...choices,
    /** The address of the account is subscribed. */
    newsletter: z.boolean(),
  })
  .meta({ id: 'Notifications' });
export type Notifications = z.infer<typeof Notifications>;

export const ChooseNotifications = z.strictObject(choices);
export type ChooseNotifications = z.infer<typeof ChooseNotifications>;

export const getNotifications = endpoint('GET', '/api/auth/notifications', null, Notifications);
export const chooseNotifications = endpoint('PUT', '/api/auth/notifications', ChooseNotifications, Notifications);

/** Unsubscribes the address of the account. */
export const leaveNewsletter = endpoint('DELETE', '/api/auth/notifications/newsletter', null, Notifications);
