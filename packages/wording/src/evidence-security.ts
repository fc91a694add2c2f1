/** What protects evidence. Each claim is kept by svc-evidence, and has a test of its name in tests/security-page.test.ts. */
export const evidenceSecurityWording = {
  title: 'How your files are protected',
  lead: 'A test checks each of these promises whenever the product changes.',
  back: 'Back to the Evidence Kit',
  dashboard: 'Go to Dashboard',
  claims: {
    isolated: {
      title: 'Your case is kept apart from all others',
      text: 'Another account can see none of it: not the list, not a file, not a word in it, not what you asked, not even that it exists.',
    },
    signedIn: {
      title: 'Closed to everyone who has not signed in',
      text: 'There is no public list and no public address of a file. Your partner and your witnesses, who have links to the agreement, have none to your files.',
    },
    sealed: {
      title: 'Encrypted where it is kept',
      text: 'Each file, the text read from it, and each search that you save is encrypted (AES-256) with a key that belongs to your case alone. Moved to another case, or changed in any way, it does not open.',
    },
    permitted: {
      title: 'An upload is allowed for one file',
      text: 'Each upload needs a permission that ends after an hour. It allows one file in your case, of one type and at most 200 MB. What arrives is checked again by its content.',
    },
    proven: {
      title: 'An answer shows where it comes from',
      text: 'Each quote is in your files, word for word. What cannot be proven is left out, and if nothing is left, the answer is that nothing was found. Instructions inside a message are not followed.',
    },
    stays: {
      title: 'What leaves our servers',
      text: 'None of your files, unless you decide otherwise. If you switch on the assistant, whose host is named beside the switch, it gets your questions and, with each, at most 24 passages that fit it, with who wrote them to whom and on which day. When you delete all evidence, it is switched off again.',
    },
    deleted: {
      title: 'Deleted is deleted',
      text: '“Delete All Evidence” removes the files, what was read from them, your saved searches and the key of your case. Even a copy made earlier could no longer be opened: the key is erased, and a copy of it that is kept against failures is replaced within a day. Names, sizes and dates of files stay in what our database keeps for repairs until it is overwritten, and in backups for at most 35 days.',
    },
    kept: {
      title: 'Kept no longer than you want',
      text: 'A file is deleted after 90 days, or after the time you choose. When the last file is deleted, your saved searches are deleted with it. With a hold, nothing is deleted automatically.',
    },
  },
} as const;

export type SecurityClaim = keyof typeof evidenceSecurityWording.claims;
