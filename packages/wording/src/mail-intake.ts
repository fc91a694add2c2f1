/**
 * Mails about a case. Someone else may see the screen or the notification: neither a subject nor a first line tells
 * what the document is about, and nothing of the answers stands in any of them.
 */
const signedOff = `
This mail was sent by Evenhand.
`;

export const mailIntake = {
  invitation: {
    subject: 'A document for you to read',
    text: (message: string, link: string, until: string) => `Hello,

you were sent a document to read, with this message:

----
${message}
----

To read it, open this link:

${link}

We will then mail you a code, so that only you can open it. You need no account, it costs nothing, and opening it binds you to nothing. The link works until ${until}.

If this is not meant for you, open the link and choose "This is not me".
${signedOff}`,
  },
  newVersion: {
    subject: 'A new version for you to read',
    text: (link: string, until: string) => `Hello,

the document you were sent has changed. What you approved before no longer counts. To read the new version, open this link:

${link}

The link works until ${until}.
${signedOff}`,
  },
  renewedLink: {
    subject: 'Your new link',
    text: (link: string, until: string) => `Hello,

here is the new link you asked for:

${link}

The link works until ${until}. Older links no longer work.

If you did not ask for it, you need not do anything.
${signedOff}`,
  },
  code: {
    subject: 'Your code',
    text: (code: string, minutes: number) => `Hello,

your code is

    ${code}

It works once, for ${minutes} minutes. We never ask for it by telephone or mail.

If you did not ask for it, you need not do anything.
${signedOff}`,
  },
  partnerMaySign: {
    subject: 'The next step is open',
    text: (link: string, until: string) => `Hello,

you both approved the same document. To go on, open this link:

${link}

You sign in front of an adult witness who is neither of you. Please have the witness's name and e-mail address at hand: they sign right after you, with a link of their own. The link works until ${until}.
${signedOff}`,
  },
  ownerMaySign: {
    subject: 'The next step is open',
    text: (site: string, until: string) => `Hello,

you both approved the same document. To go on, sign in here:

${site}

You sign in front of an adult witness who is neither of you. Please have the witness's name and e-mail address at hand: they sign right after you, with a link of their own. There is time until ${until}.
${signedOff}`,
  },
  witness: {
    subject: 'You are asked to be a witness',
    text: (party: string, link: string, until: string) => `Hello,

${party} has just signed a document and named you as the witness who was there. If you were present, please confirm it with your own signature:

${link}

We will mail you a code first. If you were not there, please do not sign. The link works until ${until}.
${signedOff}`,
  },
  lawyer: {
    subject: 'A certificate of independent legal advice is asked for',
    text: (party: string, link: string, until: string) => `Hello,

${party} has signed a document and named you as the lawyer who gave independent legal advice about it. If you did, please read it and sign the certificate here:

${link}

We will mail you a code first. If you gave no such advice, please do not sign. The link works until ${until}.
${signedOff}`,
  },
  reminder: {
    subject: 'A reminder',
    withLink: (link: string, until: string) => `Hello,

a document still waits for your signature. Here is a new link; the older one no longer works:

${link}

There is time until ${until}.
${signedOff}`,
    owner: (site: string, until: string) => `Hello,

a document still waits for your signature. To go on, sign in here:

${site}

There is time until ${until}.
${signedOff}`,
  },
  news: {
    subject: 'News about your document',
    partnerApproved: (site: string) => `Hello,

the document you sent was approved. To see what is next, sign in here:

${site}
${signedOff}`,
    partnerDeclined: (site: string) => `Hello,

the document you sent was declined. To see the reason and what you can do next, sign in here:

${site}
${signedOff}`,
    notThePerson: (site: string) => `Hello,

the document you sent reached somebody else, who told us so. We closed the link at once. To send it to another address, sign in here:

${site}
${signedOff}`,
    notTheWitness: (site: string) => `Hello,

the link for the witness reached somebody else, who told us so. We closed it at once. To name the witness again, sign in here:

${site}
${signedOff}`,
    invitationExpired: (site: string) => `Hello,

the document you sent was not opened in time, so the link no longer works. To send it again, sign in here:

${site}
${signedOff}`,
    takenBack: `Hello,

the document you were sent has been taken back. The links to it no longer work, and nothing you approved or signed counts any more.
${signedOff}`,
    timeRanOut: `Hello,

the time to sign the document ran out, so the links to it no longer work and no signature counts any more. It can be sent again.
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
};
