/** Which mails a person gets. */
export const notificationsWording = {
  title: 'Mails you get',
  lead: 'Turn off what you do not need. No subject and no first line tells what this site is about.',
  loading: 'Looking this up…',
  loadFailed: 'We could not look this up. Nothing was changed; please try again.',
  tryAgain: 'Try again',
  failed: 'That did not work. Nothing was changed; please try again.',
  saved: 'Your choice is saved.',
  chosen: {
    title: 'You choose',
    news: 'That there are proposals or comments to read',
    reminders: 'Reminders: a signature of yours is due, or your access to the documents ends',
  },
  newsletter: {
    title: 'Newsletter',
    on: (email: string) => `${email} is subscribed. It comes about once a month.`,
    off: 'You are not subscribed. It comes about once a month, and every mail lets you end it.',
    ask: 'Subscribe',
    asked: (email: string) => `We sent a link to ${email}. The newsletter begins once you have opened it.`,
    leave: 'Unsubscribe',
  },
  always: {
    title: 'What always comes',
    text: 'These cannot be turned off: they protect your account, or you would miss what changes your agreement or your money.',
    items: [
      'links and codes that you asked for',
      'a sign-in in a new browser, wrong codes, and changes of your password, passkeys, codes or address',
      'that your account or your evidence is to be deleted',
      'that your partner or a witness approved, declined, or is not the person you meant; that a time ran out; the sealed agreement',
      'payments, receipts and money back',
    ],
  },
};
