import { z } from 'zod';
import { Moment } from '../dates.js';
import { MailChoices } from '../mail-choices.js';
import { event } from './event.js';

export const MailsChosen = MailChoices.extend({ caseId: z.uuid(), at: Moment });
export type MailsChosen = z.infer<typeof MailsChosen>;

/** By svc-auth: which mails the owner of a case wants; the newest `at` wins. */
export const mailsChosen = event('mails.chosen', MailsChosen);
