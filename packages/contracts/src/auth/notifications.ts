import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { MailChoices } from '../mail-choices.js';

export const Notifications = z
  .object({
    ...MailChoices.shape,
    /** The address of the account is subscribed. */
    newsletter: z.boolean(),
  })
  .meta({ id: 'Notifications' });
export type Notifications = z.infer<typeof Notifications>;

export const getNotifications = endpoint('GET', '/api/auth/notifications', null, Notifications);
export const chooseNotifications = endpoint('PUT', '/api/auth/notifications', MailChoices, Notifications);

/** Unsubscribes the address of the account. */
export const leaveNewsletter = endpoint('DELETE', '/api/auth/notifications/newsletter', null, Notifications);
