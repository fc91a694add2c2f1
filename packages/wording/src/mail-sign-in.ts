/** Mails that let a person in. */
export const signInMails = {
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
