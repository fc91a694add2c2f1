/** What svc-auth answers about a deletion. */
export const deletionServer = {
  notAsked:
    'Nothing is set to be deleted, so there is nothing to do at once. It may have been cancelled in another tab. Please load the page again.',
  beingSigned:
    'Your agreement is being signed, and what was signed may not vanish between two signatures. Take it back on the signing page, or wait until everyone has signed and the seal is on it, which takes minutes. Then delete everything here.',
  receiptGone: 'We do not know this receipt. Receipts can be downloaded for 30 days.',
};

/** The receipt of a deletion by mail: its subject and first line name nothing. */
export const deletionMail = {
  receipt: {
    subject: 'What you asked for is done',
    text: (receipt: string, page: string) => `Hello,

what you asked for is done, and we have nothing of yours any more. This is the last mail to you.

Below is your receipt. Keep it if you may need to prove it. This page checks it in your browser:

${page}

${receipt}
`,
  },
};
