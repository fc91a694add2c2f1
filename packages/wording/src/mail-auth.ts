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

If you did not ask for it, you need not do anything: nobody can sign in without this mail.
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
  newDevice: {
    subject: 'New sign-in',
    text: (device: string, when: string, site: string) => `Hello,

someone has just signed in to your account with a device that we have not seen before: ${device}, ${when}.

If it was you, you need not do anything.

If it was not you, sign in here and end the sessions that are not yours:

${site}
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
