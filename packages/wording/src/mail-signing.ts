import { howToCheck, signedOff } from './mail-signed-off.js';

/** Mails to those who sign: the two, their witnesses and lawyers. */
export const signingMails = {
  partnerMaySign: {
    subject: 'The next step is open',
    text: (sender: string, link: string, waiting: string, until: string) => `Hello,

you and ${sender} approved the same document with Evenhand. ${waiting}

To go on, open this link:

${link}

You sign in front of an adult witness who is neither of you. Please have the witness's name and e-mail address at hand: they sign right after you, with a link of their own. The link works until ${until}.

${howToCheck(sender)}
${signedOff}`,
  },
  ownerMaySign: {
    subject: 'The next step is open',
    text: (partner: string, site: string, waiting: string, until: string) => `Hello,

you and ${partner} approved the same document with Evenhand. ${waiting}

To go on, sign in here:

${site}

You sign in front of an adult witness who is neither of you. Please have the witness's name and e-mail address at hand: they sign right after you, with a link of their own. There is time until ${until}.
${signedOff}`,
  },
  witness: {
    subject: 'You are asked to be a witness',
    text: (party: string, link: string, until: string) => `Hello,

${party} has signed a document with Evenhand and named you as the witness who was there. If you were present and saw the signing, please confirm it with your own signature:

${link}

We will mail you a code first. If you were not there, please do not sign. The link works until ${until}.

${howToCheck(party)}
${signedOff}`,
  },
  lawyer: {
    subject: 'A certificate of independent legal advice is asked for',
    text: (party: string, link: string, until: string) => `Hello,

${party} has signed a document with Evenhand and named you as the lawyer who gave independent legal advice about it. If you did, please read it and sign the certificate here:

${link}

We will mail you a code first. If you gave no such advice, please do not sign. The link works until ${until}.

${howToCheck(party)}
${signedOff}`,
  },
  reminder: {
    subject: 'A reminder',
    withLink: (sender: string, link: string, until: string) => `Hello,

the document of ${sender} with Evenhand still waits for your signature. Here is a new link; the older one no longer works:

${link}

There is time until ${until}.

${howToCheck(sender)}
${signedOff}`,
    owner: (partner: string, site: string, until: string) => `Hello,

your document with ${partner} still waits for your signature. To go on, sign in here:

${site}

There is time until ${until}.
${signedOff}`,
  },
  certified: {
    subject: 'Thank you',
    text: `Hello,

everyone has signed, and the document is sealed. Your certificate of independent legal advice is part of it. There is nothing more for you to do.

The document itself goes to the two people who made it.
${signedOff}`,
  },
  witnessed: {
    subject: 'Thank you',
    text: `Hello,

everyone has signed, and the document is sealed. Your signature as a witness is part of it. There is nothing more for you to do.

The document itself goes to the two people who made it.
${signedOff}`,
  },
  completed: {
    subject: 'Your copy is ready',
    text: (link: string, until: string) => `Hello,

everyone has signed. You can download the sealed document here:

${link}

We will mail you a code, so that only you can open it. The link works until ${until}. Please keep the file in a safe place: its seal shows that nothing in it was changed.
${signedOff}`,
  },
  accountClosed: {
    subject: 'Your copy stays',
    text: (link: string, until: string) => `Hello,

the account through which your document was made is closed. The document is signed and sealed; nothing in it changes, and it stays valid as it is. You can download your copy here:

${link}

We will mail you a code, so that only you can open it. The link works until ${until}. Please keep the file in a safe place: after that, the copy you saved is yours, and its seal can still be checked.
${signedOff}`,
  },
};
