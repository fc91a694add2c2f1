import { signedOff } from './mail-signed-off.js';

/** The mail with a one-time code. */
export const mailedCode = {
  subject: 'Your code',
  text: (code: string, minutes: number) => `Hello,

your code is

    ${code}

It works once, for ${minutes} minutes. We never ask for it by telephone or mail.

If you did not ask for it, you need not do anything.
${signedOff}`,
};

/** Refusals of a mailed code. */
export const codeRefusals = {
  wrongCode: 'This code is not right. Please check the newest mail from us.',
  codeExhausted: 'There were too many wrong codes. No code works here any more.',
  tooManyCodes: 'We have sent many codes today. Please use the newest one, or come back tomorrow.',
  codeGone: 'This code no longer works. Please ask for a new one.',
  codeLocked: (minutes: number) =>
    `There were too many tries. You can ask for a new code in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
};

/** Why a link or an access ended, for the operator. */
export const linkEnds = {
  used: 'it was exchanged for an access or a session',
  replaced: 'a newer link of the same kind was sent, or a newer access was opened',
  withdrawn: 'the owner withdrew the invitation',
  'invitation-expired': 'the invitation ran out',
  'not-the-person': 'its receiver answered that it was not meant for them',
  declined: 'the partner declined the agreement',
  'new-version': 'a new version of the agreement was drafted',
  voided: 'the owner took the agreement back',
  'signing-expired': 'the time to sign ran out',
  'address-proven': 'the owner proved her address for the first time: what was sent before ended',
  'too-many-wrong-codes': 'too many wrong codes were entered',
  'other-lawyer': 'another lawyer was named, the same one sent a new link, or no certificate is wanted any more',
  'other-witness': 'another witness was named, or the same one sent a new link',
  left: 'its holder closed it',
  'not-kept': 'it ended before reasons were kept',
  revoked: 'the owner took the disclosure back',
  'address-changed': 'the account has another address now: what was mailed to the earlier one ended',
  'address-change-stopped': 'the change of the address was stopped, or asked for anew',
  'signed-out-everywhere': 'its person ended all other sessions or changed the password',
};

/** Why a link that did not end was refused, for the operator. */
export const linkRefusals = {
  expired: 'its time was over',
  'no-longer-stands': 'what it was sent for is over, or is for another address now',
  'renewed-often': 'it was renewed three times in a day',
  'hidden-contact-data': 'the disclosure holds contact data that was hidden later',
  'access-expired': 'the access was not used for two hours, or its link ended',
};
