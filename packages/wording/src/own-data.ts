import { signedOff } from './mail-signed-off.js';

/** What svc-intake answers people without an account who ask what is kept of them. */
export const ownDataServer = {
  beingDeleted:
    'What this agreement keeps of this address is being deleted, as its owner asked. Please try again in a few minutes, or use another address.',
  linkGone:
    'This link or visit is over. A link works once, for 24 hours, and a visit lasts 30 minutes. Please ask for a new link.',
  noPlace: 'Nothing of yours is kept there any more. Please load the page again.',
  beingSigned:
    'An agreement that you take part in is being signed, and what was signed may not vanish between two signatures. As a partner you can decline it with your own link; otherwise please wait until everyone has signed, or until the time to sign runs out.',
};

/** To any address that is entered, known or not: it says nothing about a case. */
export const ownDataMail = {
  subject: 'Your link',
  text: (link: string) => `Hello,

someone asked what Evenhand keeps about this address. If it was you, open this link to see it, save it, or have it deleted:

${link}

The link works once, for 24 hours; we then send a code to this address. If we keep nothing, the page says so.

If you did not ask for it, you need not do anything.
${signedOff}`,
};

const roles = {
  owner: 'as the person who wrote the agreement',
  partner: 'as the partner',
  'owner-witness': 'as a witness',
  'partner-witness': 'as a witness',
  'owner-lawyer': 'as a lawyer',
  'partner-lawyer': 'as a lawyer',
} as const;

const some = (one: string, many: (count: number) => string) => (count: number) => (count === 1 ? one : many(count));

/** The page for partners, witnesses and lawyers without an account. */
export const ownDataWording = {
  title: 'What we keep about you',
  lead: 'For everyone who was sent a document with Evenhand and has no account: as a partner, a witness or a lawyer. See it, save it, or have it deleted.',
  loading: 'Looking this up…',
  loadFailed: 'We could not look this up. Nothing was changed; please try again.',
  tryAgain: 'Try again',
  ask: {
    title: 'Your address',
    text: 'We mail you a link, whether we know the address or not. Nobody learns from this page who uses Evenhand.',
    email: 'E-mail address',
    hint: 'The one that our mail came to.',
    refused: 'Please enter an e-mail address, such as alex@example.test.',
    send: 'Send Me a Link',
    failed: 'We could not send a link. Please wait a little and try again.',
    sent: 'Look into your mail',
    sentText: (address: string) =>
      `A link is on its way to ${address}. It works once, for 24 hours. We send at most three a day.`,
    account: 'Do you have an account? All of this is on its page:',
    toAccount: 'your account',
  },
  code: { title: 'Enter your code', failed: 'This code is not right or has run out.' },
  gone: {
    title: 'This link no longer works',
    text: 'It works once, for 24 hours, and a visit lasts 30 minutes. You can ask for another.',
  },
  nothing: {
    title: 'No agreement here has this address',
    text: 'If our mail came to another address of yours, ask for that one. A financial disclosure that was mailed to you is listed here once you have opened its link. What you listed yourself for an agreement whose other side closed their account is deleted 30 days after that.',
  },
  place: {
    ofBoth: (owner: string, partner: string) => `The agreement of ${owner} and ${partner}`,
    ofNobody: 'An agreement whose other side closed their account',
    as: (of: readonly (keyof typeof roles)[]) =>
      `You take part ${[...new Set(of.map((role) => roles[role]))].join(' and ')}.`,
    kept: 'We keep:',
    invitations: some('1 invitation', (count) => `${count} invitations`),
    links: some('1 mailed link', (count) => `${count} mailed links`),
    visits: some('1 visit', (count) => `${count} visits`),
    acts: some(
      '1 step you took, with its time, network address and browser',
      (count) => `${count} steps you took, with their times, network addresses and browsers`,
    ),
    comments: some('1 comment or note', (count) => `${count} comments and notes`),
    proposals: some('1 request for a change', (count) => `${count} requests for changes`),
    disclosures: some('1 financial disclosure', (count) => `${count} financial disclosures`),
    named: some('your name, as someone named you', () => 'your name, as others named you'),
    signatures: some(
      'your signature, with what you wrote beside it',
      (count) => `${count} signatures, with what you wrote beside them`,
    ),
    nothingElse: 'your address, and nothing else',
  },
  save: {
    title: 'Save a copy',
    text: 'All of it in one file, with a guide to what each part is. What you listed yourself about your finances opens with the link to your disclosure.',
    act: 'Save a Copy',
    file: 'what-evenhand-keeps-about-me.json',
    sealed: 'The sealed agreement opens with the link that was mailed to you when everyone had signed.',
  },
  delete: {
    title: 'Have it deleted',
    gone: 'What is deleted:',
    items: [
      'your address, and every link and code that was mailed to it',
      'from where and with which browser you came',
      'your comments, your notes and what you asked to change',
      'what you listed and disclosed about your finances',
    ],
    stays: 'What stays:',
    sealed:
      'The sealed agreement, for the others who signed it, with your name and signature in it. It can be verified as before.',
    openPartner:
      'The other person’s own answers and drafts. A draft they already have shows what you disclosed to them; no later one does. They learn that you take part no longer, and nothing else.',
    openOther: 'The person who named you learns that you take part no longer, and names another.',
    backups: (days: number) => `Backups made before, for up to ${days} days.`,
    understood: 'Nobody can bring it back. I want it deleted.',
    tickNeeded: 'Please tick this first.',
    act: 'Delete It Now',
    failed:
      'We cannot tell whether it was deleted. Please try again. If your visit is over by then, ask for another link: it shows what is left.',
    signing: {
      title: 'This agreement is being signed',
      text: 'What somebody signed may not vanish between two signatures. A partner can decline with their own link; otherwise, come back when everyone has signed or the time to sign has run out.',
    },
  },
  deleted: {
    title: 'You take part no longer',
    lead: 'Your links have ended, and what we kept about you there is being deleted.',
    working: {
      title: 'We are deleting it',
      text: 'This takes about two minutes: at the end we search every store for what may be left. It goes on if you close this page, but the receipt is here only.',
      progress: 'Deletion',
    },
    done: {
      title: 'It is deleted',
      text: 'We searched every store: nothing of yours is left but what we said stays. The receipt says so, with our signature; you can save it here for 30 days.',
      save: 'Save the receipt',
      file: 'receipt.txt',
      check: 'Check the receipt',
    },
    offline: 'We cannot tell how far it is at the moment. It goes on without this page; we look again by ourselves.',
    without: 'This page shows a receipt right after a deletion, in the browser that asked for it.',
    home: 'Go to the home page',
  },
  link: 'What we keep about you',
} as const;

/** Explains the saved file to whoever opens it. */
export const ownDataGuide = {
  about: 'What Evenhand keeps about this e-mail address, outside of any account. Times are in UTC.',
  'places[].caseId': 'The number of the agreement’s file; a receipt of a deletion names it too.',
  'places[].roles': 'As whom you take part.',
  'places[].invitations': 'When you were invited, and when you first opened it.',
  'places[].links': 'Each link that was mailed to you; its secret is not kept.',
  'places[].visits': 'Each time that you came in with a link and a code.',
  'places[].named': 'The name that a person gave when they named you.',
  'places[].signatures': 'Your signature and what you wrote beside it; a drawing is an image in base64.',
  'places[].acts': 'Steps that you took, with the network address and the browser they came from.',
  'places[].comments': 'What you wrote on an article; “self” is a note that only you can read.',
  'places[].proposals': 'What you asked to change, in dollars, and the answer.',
  'places[].disclosures': 'Hashes of the financial disclosures that you gave.',
} as const;
