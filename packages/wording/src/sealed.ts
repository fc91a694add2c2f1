/** The page of a sealed case: the file, who signed, what to do now, and what begins. */
export const sealedWording = {
  lead: (reader: string, partner: string) => `${reader}, all four signatures are there. ${partner} has the same file.`,
  between: (owner: string, partner: string, articles: number) =>
    `between ${owner} and ${partner}, ${articles} articles`,
  sealed: (moment: string) => `Sealed ${moment}`,
  signatures: 'Signatures',
  roles: {
    owner: 'you',
    'owner-witness': 'your witness',
    partner: 'your partner',
    'partner-witness': 'your partner’s witness',
    'owner-lawyer': 'your lawyer',
    'partner-lawyer': 'your partner’s lawyer',
  },
  signed: (moment: string) => `Signed ${moment}`,
  verify: 'Verify the file',
  read: 'Read the agreement',
  file: 'One PDF for both of you. If anyone changes a single letter, Verify shows it. Keep a copy where you will find it in ten years.',
  copy: {
    send: 'Send a copy to my lawyer',
    coming: 'Getting the file …',
    failed: 'We could not get the file. Please try again.',
    saved:
      'The file is saved on this device. Attach it to a mail of your own, so that your lawyer sees who it is from.',
    mail: 'Open a new mail',
    subject: 'A document for you',
    body: (checkAt: string) =>
      `Attached is our signed and sealed agreement. You can check here that nothing in it was changed: ${checkAt}`,
  },
  now: {
    title: 'What now',
    lead: 'In this order. Tick what is done.',
    done: (done: number, all: number) => `${done} of ${all} done`,
    payment: (day: string) => `First payment ${day}`,
    by: (day: string) => `by ${day}`,
    tick: (title: string) => `Done: ${title}`,
    rest: (count: number) => `Show ${count} more`,
    device: 'Your ticks are kept on this device only.',
    who: { you: 'You', both: 'Both of you', each: 'Each of you' },
    steps: {
      court: {
        title: 'File it with the court',
        text: 'A filed agreement about support can be enforced like a court order.',
        link: 'How filing works',
      },
      office: {
        title: 'Register with the Family Responsibility Office',
        text: 'They collect support and pass it on. You can also agree to pay each other directly.',
        link: 'What is agreed',
      },
      pension: {
        title: 'Write to the pension plan',
        text: 'The plan needs a copy and its own form before it changes anything.',
        link: 'What to send',
      },
      home: {
        title: 'Bank and title',
        text: 'The mortgage and the land title change only when you ask the bank and the registry.',
        link: 'What is agreed',
      },
      debts: {
        title: 'Joint accounts and debts',
        text: 'A lender can still ask both of you until the account is closed or changed.',
        link: 'Who pays what',
      },
      estates: {
        title: 'Will and beneficiaries',
        text: 'Change your will, insurance, pension and savings beneficiaries, and powers of attorney. The agreement does not do that for you.',
        link: 'What is agreed',
      },
      tax: {
        title: 'Tax',
        text: 'Report your new marital status to the Canada Revenue Agency, and send your next return as separated.',
        link: 'What is agreed',
      },
    },
  },
  dates: {
    title: 'Dates in the agreement',
    yearly: 'Income papers to each other',
    yearlyHelp: 'each year, 30 days after the anniversary',
    comesOfAge: (child: string) => `${child} comes of age`,
    later: (count: number) => `${count} later`,
    add: 'Add to calendar',
    file: 'reminders.ics',
    entry: 'Reminder',
    neutral: 'Your calendar shows only “Reminder”, no names or amounts.',
  },
  lawyer: {
    title: 'Speak with a lawyer',
    text: 'About the signed agreement, or before you change it: our support page names who to call.',
    included:
      'Your plan includes 5 hours of legal consultation. Write to us through the support page to use what is left.',
    link: 'Find a lawyer',
  },
  yearly: {
    title: 'Every year: show each other your income',
    text: 'As long as support for a child is paid, you exchange your notices of assessment. If the amount changes, you both sign one page.',
    link: 'Read that article',
  },
  payments: {
    title: 'Payments that begin',
    lead: 'As the agreement states them.',
  },
  refund: 'The time for a refund ended when the agreement was sealed.',
  receipt: 'Your receipt',
} as const;
