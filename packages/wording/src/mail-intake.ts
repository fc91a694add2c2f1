import { invitationMails } from './mail-invitation.js';
import { signingMails } from './mail-signing.js';

/**
 * Mails about a case. Someone else may see the screen or the notification: neither a subject nor a first line tells
 * what the document is about, and nothing of the answers stands in any of them.
 */
export const mailIntake = { ...invitationMails, ...signingMails };
