/** The page of the account: name, address, and the way to everything else. */
export const profileWording = {
  title: 'Your account',
  lead: 'Your name and address, and the way to everything else about your account.',
  name: {
    title: 'Your name',
    hint: 'The name of your account. The names in your agreement come from your answers.',
    first: 'First name',
    last: 'Last name',
    refused: 'Write a name of up to 150 characters, without a web address.',
    save: 'Save the name',
    saved: 'Your name is saved.',
    failed: 'We could not save your name. Nothing was changed; please try again.',
  },
  address: {
    title: 'Your e-mail address',
    proven: 'Confirmed. Links to sign in, codes and notices are mailed to it.',
    change: 'You want to use another address? Write to us, and we change it once we know that it is you.',
    write: 'Write to support',
    prove: {
      title: 'Not confirmed yet',
      text: 'Until we know that this address is yours, we invite nobody in your name and you cannot set up a second factor. We mail you a sign-in link: open it in this browser.',
      send: 'Send me the link',
      sent: (email: string) => `We sent a link to ${email}. Open it in this browser.`,
      failed: 'We could not send the link. Please try again.',
    },
  },
  more: {
    title: 'Everything else',
    open: 'Open',
    openNamed: (title: string) => `Open: ${title}`,
    parts: [
      {
        to: '/account/security',
        title: 'Security and privacy',
        text: 'Where you are signed in, your password, passkeys and codes.',
      },
      {
        to: '/account/activity',
        title: 'Activity',
        text: 'What happened in your account, in a list that shows changes.',
      },
      {
        to: '/evidence',
        title: 'Evidence',
        text: 'Whether answers may be written by AI, and when your files are deleted.',
      },
      { to: '/account/payments', title: 'Payments and receipts', text: 'Your plan, receipts and money back.' },
      { to: '/account/counting', title: 'What was counted', text: 'What is stored about how you use the site.' },
      { to: '/account/archive', title: 'Download everything', text: 'All that you have here, in one zip.' },
      {
        to: '/account/delete',
        title: 'Delete everything',
        text: 'In seven days, or at once. The page says what stays, and for how long.',
      },
      { to: '/privacy', title: 'What is kept for how long', text: 'The page on privacy says it for each thing.' },
    ],
  },
};
