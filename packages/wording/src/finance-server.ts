import { inList } from './in-list.js';
import { howToCheck, signedOff } from './mail-signed-off.js';

/** What the service of finances says: refusals, mails. */
export const financeServer = {
  homeNotExcluded:
    'A matrimonial home is shared even when it was a gift or inherited. Only a contract between you can exclude it.',
  excludedTooMuch: 'This is more than it was worth at separation.',
  yearIsListed: (year: number) =>
    `The income of ${year} is listed already. Please list each year once: line 15000 holds all income of a year.`,
  statementOfInvestments:
    'This QIF file holds investments, which we do not read. Please export OFX or CSV, or the QIF of a bank account.',
  listsDiffer: (names: string[]) =>
    `Your two lists do not state the same about ${inList(names)}. Both of you list what you own together, with the same values and shares that add up to 100 %.`,
  statementLeftOut: 'Every row of this file is left out, so there is nothing to import. The reasons stand at the rows.',
  accountUntold: 'Please choose the account of this file.',
  dayUntold: 'Please tell us which number is the day.',
  statementTooLarge: 'This statement is too large. Please export a shorter period, up to 700 KB.',
  statementEmpty: 'We found no transactions in this file.',
  statementEncoding: 'We cannot read the letters of this file. Please save it as “CSV UTF-8”, or export OFX or QFX.',
  statementTooLong: 'This statement has more than 10,000 transactions. Please export a shorter period.',
  statementTotals:
    'The amounts of this file add up to more than we can count. Please check that it is a statement of a bank.',
  statementTooSlow: 'Reading this file takes too long. Please export a shorter period, or choose OFX or QFX.',
  statementWaits: 'We are still reading another statement of yours. Please try again in a moment.',
  accountClosed: 'The other account is closed, so there is nobody to disclose this to. Your list stays readable.',
  listFull: 'Your list holds as much as we can keep. Delete what you no longer need, or put small things together.',
  tooQuick: 'These are many changes at once. Please wait a minute, then go on.',
  enoughForToday: 'Your lists have changed very often today. Please go on tomorrow.',
  frozenEnough: 'You have frozen your disclosure many times today. Please freeze it again tomorrow.',
  fileUnknown: 'We do not know this file yet. Please try again in a moment, or upload it once more.',
  documentsFull: 'Your documents have as many files as we can list. Remove one that you no longer need.',
  accountFull:
    'This account holds as many imported transactions as we can keep. Undo an earlier import, or export a shorter period.',
  caseFull: 'Your accounts hold as many imported transactions as we can keep. Undo an import that you no longer need.',
  columnsUntold: 'Please tell us which column holds the date, the description and the amount.',
  chosenIsGone: 'Something you chose is no longer listed. Please choose again.',
  proveAddressFirst:
    'First confirm your e-mail address: open a sign-in link that we send you. Until then we write to nobody in your name.',
  chosenHoldsHidden: (name: string, why: string) => `Please look at “${name}”. ${why}`,
  frozenHoldsHidden:
    'This disclosure holds an address, telephone number or mail address that is to stay hidden. Please leave it out of your lists and documents, and freeze a new disclosure.',
  takenBack: 'You took this disclosure back. Freeze a new one to send it.',
  factorFirst:
    'The account with this address has a passkey or a code from an app. Sign in with it, then open the link again.',
  linkGone: 'This link no longer works. Ask your partner for a new one.',
  disclosureMail: {
    subject: 'A document was shared with you',
    text: (named: string | null, address: string, until: string) => {
      const from = named ?? 'your partner';
      return `Hello,

${named ?? 'Your partner'} shared a document with you on Evenhand. To read it, open this link:

${address}

What it is: a list of what ${from} owns, owes and earns, made with Evenhand, a service for couples in Ontario who separate. You need no account, it costs nothing, and opening it binds you to nothing. We show ${from} that you opened it, and when.

When it ends: the link works until ${until}.

${howToCheck(from)}

If you do not know what this is about, you need not do anything.
${signedOff}`;
    },
  },
} as const;
