/** The address of an account, and its end. */
export const accountMails = {
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
};
