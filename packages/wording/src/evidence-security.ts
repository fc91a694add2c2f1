/** What protects evidence. Each claim is kept by svc-evidence, and has a test of its name in tests/security-page.test.ts. */
export const evidenceSecurityWording = {
  title: 'How your files are protected',
  lead: 'What is said here is checked by a test each time the product changes.',
  back: 'Back to the Evidence Kit',
  dashboard: 'Go to Dashboard',
  claims: {
    isolated: {
      title: 'Your case is a world of its own',
      text: 'Everything stands below cases/ and the number of your case. Another account finds nothing of it: not the list, not a file, not a word of what is in it or of what you asked, not even that it exists.',
    },
    signedIn: {
      title: 'Nobody gets in without signing in',
      text: 'There is no public list and no public address of a file. Your partner and your witnesses, who have links to the agreement, have none to your files.',
    },
    sealed: {
      title: 'Encrypted where it is kept',
      text: 'Each file, the text that is read from it, and each search that you save, is sealed with AES-256 under a key that belongs to your case alone. Moved to another case, or changed by one bit, it does not open.',
    },
    permitted: {
      title: 'An upload is allowed for one file',
      text: 'Each permission is signed, ends after an hour, and is good for one place in your case, one type and at most 200 MB. What arrives is checked again by its content.',
    },
    proven: {
      title: 'An answer shows where it comes from',
      text: 'Each quote stands word for word in your files. What cannot be proven is left out, and with nothing left the answer says so. An order that somebody wrote into a message changes nothing: it is text like any other.',
    },
    stays: {
      title: 'What leaves our servers',
      text: 'Nothing of your files, as long as you want it so. Only if you switch on the assistant, which names its host beside the switch, does it get your questions, and with each at most 24 passages that fit it, with the names of who wrote them and to whom, and the day. Delete all evidence, and it is off again.',
    },
    deleted: {
      title: 'Deleted is deleted',
      text: '“Delete All Evidence” removes the files, what was read from them, your saved searches and the key of your case. Even a copy that somebody had made could not be opened any more: the key is erased from the only place where it was. Names, sizes and dates of files stay in the database’s write-ahead log until it is overwritten, and in backups for at most 35 days.',
    },
    kept: {
      title: 'Kept no longer than you want',
      text: 'A file is deleted after 90 days, or after the time you choose. When the time of the last file is over, your saved searches go with it. With a hold, nothing is deleted by itself.',
    },
  },
} as const;

export type SecurityClaim = keyof typeof evidenceSecurityWording.claims;
