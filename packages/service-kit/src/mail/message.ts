import { mailHtml } from './mail-html.js';
import type { MailToSend } from './mail-to-send.js';

/** What a mailbox needs to offer its own unsubscribe button (RFC 8058). */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** The message's id is the mail's: one that is sent twice after a crash is shown once by most mailboxes. */
export const messageOf = (mailId: string, { unsubscribeUrl, ...message }: MailToSend, publicUrl: string) => ({
  ...message,
  html: mailHtml(message.subject, message.text, publicUrl),
  messageId: `<${mailId}@${new URL(publicUrl).hostname}>`,
  ...(unsubscribeUrl && { headers: unsubscribeHeaders(unsubscribeUrl) }),
});
