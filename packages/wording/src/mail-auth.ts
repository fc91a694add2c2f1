import { accountMails } from './mail-account.js';
import { newsletterMails } from './mail-newsletter.js';
import { noticeMails } from './mail-notices.js';
import { signInMails } from './mail-sign-in.js';

/**
 * Mails about signing in. Someone else may see the screen or the notification, so neither a subject nor a first line
 * tells what the site is about.
 */
export const mailAuth = { ...signInMails, ...newsletterMails, ...noticeMails, ...accountMails };
