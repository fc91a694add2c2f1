import { sentence } from './sentence.js';

/** What the link of a notice does with factors, by the browser that opens it. */
const FACTORS_STAY =
  'Open it in the browser that you have used longest for this account. If the first passkey or app was set up lately, in a browser that came later, all of them are removed too. Otherwise they stay.';

/** Notices of what changed in signing in, each with a link that undoes it. */
export const noticeMails = {
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
  passwordRemoved: {
    subject: 'Your password was removed',
    text: (link: string) => `Hello,

the password of your account was removed just now, and every other browser was signed out. From now on you sign in with a link by e-mail.

If it was you, you need not do anything.

If it was not you, open this page. One press there signs everybody out:

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
};
