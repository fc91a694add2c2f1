/** The page that deletes everything, the page after it, and the page that checks its receipt. */
export const deleteAccountWording = {
  title: 'Delete everything',
  lead: 'Your account and all you have here. You have seven days to change your mind; if waiting is not safe for you, it happens at once.',
  loading: 'Looking this up…',
  loadFailed: 'We could not look this up. Nothing was changed; please try again.',
  tryAgain: 'Try again',
  failed: 'That did not work. Nothing was deleted; please try again.',
  gone: {
    title: 'What is deleted',
    items: [
      'your answers, drafts, comments and proposals, and every link we mailed for them',
      'your finances: lists, imports, papers and what you disclosed',
      'your evidence: files, what was read from them, saved searches, and the key that opens them',
      'your name, address, password, passkeys, sessions and activity',
    ],
  },
  kept: {
    title: 'What stays',
    items: (days: number, backupDays: number) => [
      'An agreement that is signed and sealed stays for the other signer, with both names, as they have it now. They learn only that the account is closed.',
      `What your partner listed themselves stays readable to them for ${days} days, with what they wrote about you in it. Then it is deleted.`,
      'What others saved or printed, and mails that were sent, is with them.',
      'If you paid, tax law has us keep amounts and receipt numbers for six years. No name goes with them.',
      `Backups made before are kept for ${backupDays} days. Evidence in them can no longer be opened after a day.`,
    ],
  },
  before: {
    title: 'Before you go',
    text: 'Save what you may need: afterwards nobody can bring it back, and a refund can no longer be asked for.',
    archive: 'Download everything',
    payments: 'Payments and receipts',
  },
  signing: {
    title: 'Your agreement is being signed',
    text: 'What somebody signed may not vanish between two signatures. Take the agreement back first, or wait until everyone has signed and the seal is on it.',
    waits: 'The deletion waits until then.',
    go: 'Go to the signing page',
  },
  week: {
    title: 'In seven days',
    text: 'Until then everything works as before, and one press keeps it all. We mail you a note about this in ten minutes, and a receipt when it is done.',
    act: 'Delete everything in seven days',
    sooner: 'Not safe to wait? After this step you can have it done at once.',
  },
  pending: {
    title: (when: string) => `Everything is deleted on ${when}`,
    text: 'Until then everything works as before.',
    keep: 'Keep everything',
    kept: 'Everything stays as it is. Nothing will be deleted.',
    failed: 'That did not work, so the day still stands. Please try again.',
  },
  now: {
    title: 'At once',
    text: 'If it is not safe to wait: every session ends and everything is deleted within minutes. Nobody can bring it back, and we send no more mail. Your receipt is on the next page; save it there.',
    prove: 'To be sure, we ask again who you are.',
    understood: 'Nobody can bring it back. I want everything deleted now.',
    tickNeeded: 'Please tick this first.',
    act: 'Delete everything now',
    failed:
      'We cannot tell whether this has begun. Please load the page again. If it asks you to sign in, everything is being deleted.',
  },
  deleted: {
    title: 'Your account is closed',
    lead: 'Nobody can sign in to it any more, here or anywhere else.',
    working: {
      title: 'We are deleting everything',
      text: 'This takes about two minutes: at the end we search every store for what may be left. It goes on if you close this page, but the receipt is here only.',
      progress: 'Deletion',
    },
    done: {
      title: 'Everything is deleted',
      text: 'We searched every store: nothing of yours is left but what we told you stays. The receipt says so, with our signature; you can save it here for 30 days.',
      save: 'Save the receipt',
      file: 'receipt.txt',
      check: 'Check the receipt',
    },
    offline: 'We cannot tell how far it is at the moment. It goes on without this page; we look again by ourselves.',
    without: 'If you asked for this a week ago, your receipt is in your mailbox.',
    home: 'Go to the home page',
  },
  verify: {
    title: 'Check a receipt of a deletion',
    lead: 'Choose the receipt you saved. Your browser checks it here: the file does not leave this device.',
    choose: 'Choose the receipt (receipt.txt)',
    again: 'Choose another receipt',
    paste: 'Or paste the receipt from your mail',
    check: 'Check it',
    failed: 'The check could not be finished. Please try again, or in a newer browser.',
    valid: 'This receipt is ours, and nothing in it was changed',
    validText: 'Every part of the account was erased, and searched afterwards without finding anything.',
    validGuestText:
      'What a person without an account had in one agreement was erased, and searched afterwards without finding anything.',
    begun: (when: string) => `Begun on ${when}`,
    finished: (when: string) => `Finished on ${when}`,
    keys: (count: number) =>
      count === 1
        ? 'The key that locked your answers, finances and evidence was erased, so no copy of them can be opened.'
        : `The ${count} keys that locked your answers, finances and evidence were erased, so no copy of them can be opened.`,
    account: 'Account',
    agreement: 'Agreement',
    keptTitle: 'What stayed',
    kept: {
      books: 'Amounts and receipt numbers, without a name, as tax law asks',
      'sealed-agreement': 'The sealed agreement, for the other signer',
      'partner-half': 'What the partner listed themselves, for 30 days',
    },
    nothingKept: 'Nothing stayed.',
    invalid: 'This is no receipt of ours',
    invalidText:
      'It was changed, it is from another site, or a part of it is missing. If you copied it from a mail, take the whole block.',
  },
} as const;
