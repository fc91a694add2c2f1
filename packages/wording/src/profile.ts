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
    answers:
      'The address in your agreement comes from your answers. An agreement that is sealed keeps what was signed.',
    changing: {
      open: 'Use another address',
      text: 'We mail a link to the new address, and a note to the one you have now. The new one takes effect after 72 hours, once you have opened the link. Until then you can stop it here, and so can you from that note, if it was somebody else.',
      mailbox:
        'Someone who reads your mail can see the note, and stop this. With a passkey or a code from an app set up first, only those stop it.',
      email: 'New e-mail address',
      refused: 'Write one e-mail address, such as alex@example.com.',
      go: 'Mail the link',
      cancel: 'Not now',
      failed: 'We could not ask for the new address. Nothing was changed; please try again.',
    },
    pending: {
      title: (email: string) => `Your address is to become ${email}`,
      unproven: (linkEnds: string, opens: string) =>
        `Open the link that we mailed to it, in this browser, before ${linkEnds}. It takes effect then, but not before ${opens}.`,
      proven: (opens: string) =>
        `You have confirmed it. It takes effect on ${opens}; until then, sign in with the one above.`,
      stop: 'Keep the address I have',
      stopped: 'Your address stays as it is.',
      failed: 'That did not work, so the change still waits. Please try again.',
    },
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
        to: '/account/notifications',
        title: 'Mails you get',
        text: 'Which mails you can turn off, and which always come.',
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

/** The page that the link to a new address opens. */
export const newAddressWording = {
  title: 'Confirm your new address',
  text: 'Press the button, and this address becomes the one of your account.',
  go: 'Confirm the address',
  failed: 'We could not confirm the address. Nothing was changed; please try again.',
  gone: 'This link no longer works here',
  goneText:
    'It was used before, was replaced by a newer one, or has run out. It also works only while you are signed in to the account that asked for it.',
  signIn:
    'Sign in first, with the address that your account has now. Then open the link in your mail again, in this browser.',
  toSignIn: 'Sign in',
  waits: 'Your new address is confirmed',
  waitsText: (email: string, opens: string) =>
    `${email} becomes the address of your account on ${opens}. Until then, sign in with the one you have now.`,
  done: 'Your new address is in use',
  doneText: 'From now on you sign in with it, and codes and notices are mailed to it.',
  account: 'Go to your account',
};

/** In every window of the person while a change of the address waits. */
export const announcedAddressWording = {
  title: 'Your account is to have another e-mail address',
  text: (opens: string) => `From ${opens}, the one you have now no longer signs in.`,
  notMe: 'If this was not you, stop it here, and then change your password.',
  stop: 'Stop it',
  failed: 'That did not work, so the change still waits. Please try again.',
};

/** Shown in every window of a person whose account is to be deleted. */
export const announcedDeletionWording = {
  title: 'Everything that you have here is to be deleted',
  text: (due: string) => `On ${due}. Until then everything works as before; afterwards nobody can bring it back.`,
  notMe: 'If this was not you, stop it here, and then change your password.',
  stop: 'Keep everything',
  failed: 'That did not work, so everything is still to be deleted. Please try again.',
};
