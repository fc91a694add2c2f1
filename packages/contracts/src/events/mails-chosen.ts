import { z } from 'zod';
import { ChooseNotifications } from '../auth/notifications.js';
import { Moment } from '../dates.js';
import { event } from './event.js';

export const MailsChosen = ChooseNotifications.extend({ caseId: z.uuid(), at: Moment });
export type MailsChosen = z.infer<typeof MailsChosen>;

/** By svc-auth: which mails the owner of a case wants; the newest `at` wins. */
export const mailsChosen = event('mails.chosen', MailsChosen);
