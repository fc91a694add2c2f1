import { sentence } from './sentence.js';

/** What the link of a notice does with factors, by the browser that opens it. */
const FACTORS_STAY =
  'Open it in the browser that you have used longest for this account. If the first passkey or app was set up lately, in a browser that came later, all of them are removed too. Otherwise they stay.';

/**
 * Mails about signing in. Someone else may see the screen or the notification, so neither a subject nor a first line
 * tells what the site is about.
 */
export const mailAuth = {
  signInLink: {
    subject: 'Your sign-in link',
    text: (link: string, minutes: number) => `Hello,

here is the link you asked for:

${link}

It works once, for ${minutes} minutes. A newer link makes this one stop working.

If you did not ask for it, you need not do anything: without this mail, the link signs nobody in.
`,
  },
  confirmAddress: {
    subject: 'Please confirm your address',
    text: (link: string, minutes: number) => `Hello,

please open this link to confirm that this address is yours:

${link}

It works once, for ${minutes} minutes. Later you can confirm the address by signing in with a link by e-mail.

If you did not open an account, you need not do anything.
`,
  },
  confirmNewsletter: {
    subject: 'Please confirm your address',
    text: (link: string, hours: number) => `Hello,

somebody asked for our newsletter with this address. If it was you, please confirm it here:

${link}

The link works for ${hours} hours. Without it we send nothing.

If it was not you, you need not do anything.
`,
  },
  newsletterConfirmed: {
    subject: 'You are subscribed',
    text: (unsubscribe: string) => `Hello,

you are subscribed to our newsletter, with this address. It comes about once a month.

To unsubscribe, open this link:

${unsubscribe}
`,
  },
  /** Below every mail of the newsletter: Canada's Anti-Spam Legislation asks for it. */
  newsletterSender: (sender: { name: string; address: string; contact: string }) =>
    `Sent by ${sender.name}, ${sender.address}. To reach us, write to ${sender.contact}.\n`,
  newBrowser: {
    subject: 'New sign-in',
    text: (device: string, when: string, link: string) => `Hello,

someone has just signed in to your account in a browser that we do not know yet: ${sentence(`${device}, ${when}`)}

If it was you, you need not do anything.

If it was not you, open this page. One press there signs everybody out and removes the password:

${link}
`,
  },
  wrongCode: {
    subject: 'A wrong code was entered',
    text: (device: string, when: string, link: string) => `Hello,

someone tried to sign in to your account with a wrong code: ${sentence(`${device}, ${when}`)} They were not let in. They know your password, or they opened a link from your mail.

If it was you, you need not do anything.

If it was not you, change the password of your mailbox, and open this page. One press there signs everybody out and removes the password of your account; your passkeys and your app stay:

${link}
`,
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: (link: string) => `Hello,

the password of your account was changed just now, and every other browser was signed out.

If it was you, you need not do anything.

If it was not you, open this page. One press there signs everybody out and removes the password:

${link}
`,
  },
  factorAdded: {
    subject: 'Your sign-in was changed',
    text: (link: string) => `Hello,

signing in to your account now asks for a code from an app, too. Every other browser is signed out.

If this was not you, open this link. It signs everybody out and removes the password:

${link}

${FACTORS_STAY}
`,
  },
  passkeyAdded: {
    subject: 'Your sign-in was changed',
    text: (link: string) => `Hello,

a passkey was added to your account: a device that can sign in with its own lock. Every other browser is signed out.

If this was not you, open this link. It signs everybody out and removes the password:

${link}

${FACTORS_STAY}
`,
  },
  passkeyRemoved: {
    subject: 'Your sign-in was changed',
    text: (link: string) => `Hello,

a passkey was removed from your account and no longer signs in. Every other browser is signed out.

If this was not you, open this link. It signs everybody out and removes the password:

${link}
`,
  },
  recoveryAsked: {
    subject: 'Someone asks to sign in without your code',
    text: (when: string, link: string) => `Hello,

someone asked to sign in to your account without a passkey, without the code from your app, and without a recovery code. We wait until ${when}, so that you can stop it. Every browser that you signed in with shows this too.

If it was you, you need not do anything. After that time, sign in again in the same browser.

If it was not you, sign in before then with your passkey, your app or a recovery code. That stops it; this mail alone cannot, as someone else may read it.

To sign everybody out and remove the password, open this link and press the button there:

${link}
`,
  },
  newAddress: {
    subject: 'Please confirm your address',
    text: (link: string, days: number) => `Hello,

someone asked to use this address for their account. If it was you, open this link in the browser where you are signed in:

${link}

It works once, for ${days} days.

If it was not you, you need not do anything: without this link nothing is changed.
`,
  },
  addressTaken: {
    subject: 'About your account',
    text: (site: string) => `Hello,

someone asked to use this address for another account. It has an account already, so nothing was changed.

If it was you: an address has one account. Sign in here with this address, and delete that account under “Your account” if you do not need it. Then ask again:

${site}

If it was not you, you need not do anything.
`,
  },
  addressChangeAsked: {
    subject: 'Your sign-in is to be changed',
    text: (when: string, link: string) => `Hello,

someone asked to sign in to your account with another e-mail address. We wait until ${when}, so that you can stop it. After that, this address no longer signs in.

If it was you, you need not do anything.

If it was not you, open this link before then. One press there stops it, signs everybody out and removes the password:

${link}

If your account has a passkey or a code from an app, sign in with it instead, and stop it there: this mail alone cannot, as someone else may read it.
`,
  },
  addressChanged: {
    before: {
      subject: 'Your sign-in was changed',
      text: (support: string) => `Hello,

your account has another e-mail address from now on, as announced. This one no longer signs in, and this is the last mail to it about the account.

If it was not you, write to ${support}.
`,
    },
    now: {
      subject: 'Your sign-in was changed',
      text: (site: string) => `Hello,

this is the address of your account from now on. Links to sign in, codes and notices are mailed to it:

${site}
`,
    },
  },
  unusedAccount: {
    subject: 'Do you still need your account?',
    text: ({ since, until, months }: { since: string; until: string; months: number }, signIn: string) => `Hello,

nobody has signed in to your account since ${since}. We delete accounts that are not used for ${months} months, with everything in them: yours on ${until}.

To keep it, sign in before then. That is all:

${signIn}

If you do not need it any more, you need not do anything. To save what is in it, sign in and choose “Download everything” first.
`,
  },
  deletionAsked: {
    subject: 'Something you asked for',
    text: (when: string, link: string) => `Hello,

you asked us to delete your account and everything in it. Until ${when} everything works as before, and you can change your mind: sign in and press one button. After that, nobody can bring it back.

If it was not you, open this link. One press there stops it, signs everybody out and removes the password:

${link}
`,
  },
  appRemoved: {
    subject: 'Your sign-in was changed',
    text: (link: string, hasPasskey: boolean) => `Hello,

signing in to your account no longer asks for a code from an app. ${hasPasskey ? 'It still asks for a passkey.' : 'It asks for no second step any more.'} Every other browser is signed out.

If this was not you, open this link. It signs everybody out and removes the password:

${link}
`,
  },
  factorsRemoved: {
    subject: 'Your sign-in was changed',
    text: (link: string) => `Hello,

signing in to your account asks for no second step any more. Passkeys, codes from an app and recovery codes no longer work for it. Every other browser is signed out.

If this was not you, open this link. It signs everybody out and removes the password:

${link}
`,
  },
  passwordRemoved: {
    subject: 'Your password was removed',
    text: (link: string) => `Hello,

the password of your account was removed just now, and every other browser was signed out. From now on you sign in with a link by e-mail.

If it was you, you need not do anything.

If it was not you, open this page. One press there signs everybody out:

${link}
`,
  },
  resetPassword: {
    subject: 'Choose a password',
    text: (link: string, minutes: number) => `Hello,

open this link to choose a new password:

${link}

It works once, for ${minutes} minutes. A newer link makes this one stop working. The new password signs you out everywhere.

If you did not ask for it, you need not do anything: nothing changes without this mail.
`,
  },
  addressInUse: {
    subject: 'About your account',
    text: (site: string) => `Hello,

someone has just tried to open a new account with this address. There is one already, so nothing was changed.

If it was you, sign in here, with your password or with a link by e-mail:

${site}

If it was not you, you need not do anything.
`,
  },
};
