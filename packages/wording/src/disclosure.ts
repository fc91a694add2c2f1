import { counted } from './grouped.js';

/** The frozen disclosure: for who gives it, and for the partner who opens it. */
export const disclosureWording = {
  owner: {
    heading: 'Disclosure for your partner',
    lead: 'Freeze a copy of what you list, and send it. Your partner opens it with a link and a code, without an account, and you see that they did.',
    open: 'Freeze a disclosure',
    choose:
      'Of what you list, your partner sees what is ticked. They also see the names and dates of your documents, without those that prove only what is not ticked, and your notes about what you have no document for. Account numbers are left out.',
    freeze: 'Freeze',
    done: { title: 'Disclosure frozen' },
    frozen: (moment: string) => `Frozen on ${moment}`,
    form: (form: string) => `Form ${form} as PDF`,
    holds: (assets: number, debts: number, incomes: number) =>
      [
        assets > 0 && counted(assets, 'asset', 'assets'),
        debts > 0 && counted(debts, 'debt', 'debts'),
        incomes > 0 && counted(incomes, 'year of income', 'years of income'),
      ]
        .filter(Boolean)
        .join(', '),
    hash: (sha256: string) => `SHA-256 ${sha256}`,
    email: 'Your partner’s e-mail address',
    emailHint:
      'Use the address at which you invite your partner: only what is opened and listed from there counts in the agreement. We mail a link that works for 30 days; an older one to this disclosure stops working.',
    emailRefused: 'Please enter a full e-mail address.',
    send: 'Send',
    sent: { title: 'Sent' },
    waiting: (email: string, moment: string) => `Sent to ${email} on ${moment}, not opened yet`,
    ended: (email: string, moment: string) =>
      `Sent to ${email} on ${moment} and not opened. That link no longer works: send the disclosure again.`,
    opened: (email: string, moment: string) => `Opened by ${email} on ${moment}`,
    revoked: (moment: string) => `You took it back on ${moment}. Nobody can open it any more.`,
    takeBack: {
      ask: 'Take this disclosure back',
      confirm:
        'Its links stop working at once, and a new draft no longer has it. Your partner keeps what they have read or saved, and their own half.',
      yes: 'Yes, take it back',
      keep: 'Keep it',
    },
  },
  partner: {
    title: 'A financial disclosure for you',
    lead: 'Your partner lists what they own and owe. You need no account.',
    start: 'Mail me a code',
    sentTo: (address: string, minutes: number) => `We mailed a code to ${address}. It works for ${minutes} minutes.`,
    code: 'Code',
    codeMissing: 'Enter the six digits of our mail.',
    enter: 'Open',
    linkGone: 'This link no longer works. Ask your partner for a new one.',
    failed: 'That did not work. Please try again.',
    by: (name: string, moment: string) => `${name}, frozen on ${moment}`,
    someone: 'Your partner',
    closed: {
      title: 'Your own list',
      lead: 'The other account is closed, and what was in it is deleted. What you listed yourself is still here for you. It is deleted 30 days after the account was closed; save or print what you need.',
    },
    ownership: { joint: 'Joint', party_a: 'Your partner’s', party_b: 'Yours' },
    receipt: 'Your partner is told that you opened this, and when, and nothing else.',
    form: (form: string) => `Form ${form} as PDF`,
    assets: 'Assets',
    debts: 'Debts',
    incomes: 'Income',
    documents: 'Documents',
    none: 'Nothing is listed.',
    nameColumn: 'What',
    whose: 'Whose',
    year: (year: number) => `Tax year ${year}`,
    tabs: { label: 'Both halves', theirs: 'Your partner’s disclosure', own: 'Your own half' },
  },
  half: {
    lead: 'List what you own and owe yourself. What you enter is kept as you go; come back with the same link. Your partner sees none of it until you disclose it.',
    heading: 'Disclose your half',
    choose:
      'Your partner is shown what you choose, as it stands then. Account numbers are left out. When you approve the agreement, we ask you to confirm that it is yours.',
    open: 'Disclose to your partner',
    waiting: (moment: string) => `Disclosed on ${moment}, not opened yet`,
    takeBack: {
      ask: 'Take it back',
      confirm:
        'Your partner can no longer open it, and a new draft no longer has it. They keep what they have read or saved. Your own lists stay.',
      yes: 'Yes, take it back',
      keep: 'Keep it',
    },
    opened: (moment: string, opened: string) => `Disclosed on ${moment}, opened by your partner on ${opened}`,
  },
  theirs: {
    heading: 'What your partner discloses',
    none: 'Nothing yet. With the link to your disclosure your partner can list their own half, without an account.',
    from: (email: string, moment: string) => `Disclosed by ${email} on ${moment}`,
    open: 'Open it',
    receipt: 'Your partner is told that you opened this, and when. From then on you see both lists side by side.',
  },
} as const;
