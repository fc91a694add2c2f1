import { howToCheck, signedOff } from './mail-signed-off.js';

/** Mails to who is asked to read a document, and news of it to who sent it. */
export const invitationMails = {
  invitation: {
    subject: 'A document for you to read',
    text: (sender: string, message: string, link: string, until: string) => `Hello,

${sender} sent you a document to read with Evenhand, and wrote:

${message}

These are the sender's own words; we pass them on as they are, with addresses made unclickable. To read the document, open this link:

${link}

What it is: a draft of an agreement between ${sender} and you, prepared with Evenhand, a service for couples in Ontario who separate. You can approve it, ask for a change, or decline it. You need no account, it costs nothing, and opening it binds you to nothing.

When it ends: the link works until ${until}.

${howToCheck(sender)}

If this is not meant for you, open the link and choose "This is not me".
${signedOff}`,
  },
  newVersion: {
    subject: 'A new version for you to read',
    text: (sender: string, link: string, until: string) => `Hello,

${sender} changed the document that you were sent with Evenhand. What you approved before no longer counts. To read the new version, open this link:

${link}

The link works until ${until}. Opening it binds you to nothing.

${howToCheck(sender)}
${signedOff}`,
  },
  renewedLink: {
    subject: 'Your new link',
    text: (sender: string, link: string, until: string) => `Hello,

here is the new link you asked for, to the document of ${sender} with Evenhand:

${link}

The link works until ${until}. Older links no longer work.

If you did not ask for it, you need not do anything.

${howToCheck(sender)}
${signedOff}`,
  },
  proposal: {
    subject: 'News about a document',
    text: (sender: string, link: string, until: string) => `Hello,

${sender} answered you about the document that you read with Evenhand. To see it, open this link:

${link}

The link works until ${until}. Opening it binds you to nothing.

${howToCheck(sender)}
${signedOff}`,
  },
  news: {
    subject: 'News about your document',
    proposals: (site: string) => `Hello,

there is news about your document, and it waits for you. To see it, sign in here:

${site}
${signedOff}`,
    partnerApproved: (site: string) => `Hello,

the document you sent was approved. To see what is next, sign in here:

${site}
${signedOff}`,
    partnerDeclined: (site: string) => `Hello,

the document you sent was declined. To see the reason and what you can do next, sign in here:

${site}
${signedOff}`,
    partnerLeft: (site: string) => `Hello,

the person you sent the document to takes part no longer. The links to it no longer work. Your answers are as they were; to see what you can do next, sign in here:

${site}
${signedOff}`,
    signerLeft: (site: string) => `Hello,

a person who was named to sign with you, as a witness or a lawyer, takes part no longer. Please name another: if you have an account, sign in here, otherwise open your own link again.

${site}
${signedOff}`,
    disclosureDisowned: (site: string) => `Hello,

something that was attached to the document you sent is not from the person you invited, who told us so. We took it out. To make a new version, sign in here:

${site}
${signedOff}`,
    notThePerson: (site: string) => `Hello,

the document you sent reached somebody else, who told us so. We closed the link at once. To send it to another address, sign in here:

${site}
${signedOff}`,
    notTheOtherSigner: (site: string) => `Hello,

a link to the document you sent reached somebody else, who told us so. We closed that link at once; what is signed stays signed. Please ask the person you invited: if it was a mistake, they can get a new link on the page of the closed one. If their address is wrong, you can take the document back and send it again. For that, sign in here:

${site}
${signedOff}`,
    notTheSigner: (purpose: 'witness' | 'lawyer', site: string) => `Hello,

the link for your ${purpose} reached somebody else, who told us so. We closed it at once. To name your ${purpose} again, sign in here:

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
};
