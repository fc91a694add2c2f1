/** Partner and witnesses: a link, a code, no account. */
export const accessWording = {
  pageTitle: 'Your link',
  opening: 'Opening your link…',
  codeTitle: 'Enter your code',
  codeSent: (address: string, minutes: number) =>
    `We sent a six-digit code to ${address}. It works for ${minutes} minutes.`,
  code: 'Code',
  continue: 'Continue',
  checking: 'Checking…',
  wrongCode: 'This code is not right or has run out.',
  newCode: 'Send Me a New Code',
  newCodeSent: (address: string) => `A new code is on its way to ${address}. Older ones no longer work.`,
  newCodeFailed: 'We could not send a new code. Please wait a little and try again.',
  gone: 'This link no longer works',
  goneHelp: 'It is an older link, or its sender took it back. We can mail you a new one while the document is open.',
  goneOnPage:
    'It was used already, its time is over, or its sender took it back. If you got a newer mail from us, please open the link in that one.',
  renew: 'Send Me a New Link',
  renewed: 'If the document is still open, a new link is in your mail in a minute.',
  notMe: 'This is not me',
  notMeYes: 'Yes, this is not me',
  notMeOf: {
    review: {
      question:
        'You have nothing to do with this? We close the invitation and will not write to this address about it again.',
      done: 'Thank you. We closed the invitation and will not write to you about it again.',
    },
    sign: {
      question:
        'You have nothing to do with this? We close this link and tell the person who sent it. If nobody has signed yet, the invitation ends as well, and the approval from this address no longer counts.',
      done: 'Thank you. We closed the link and tell the person who sent it.',
    },
    witness: {
      question: 'You were not asked to be a witness? We close this link and tell the person who named you.',
      done: 'Thank you. We closed the link and tell the person who named you.',
    },
    lawyer: {
      question: 'You gave no such advice? We close this link and tell the person who named you.',
      done: 'Thank you. We closed the link and tell the person who named you.',
    },
  },
  leave: 'Close this page',
  leaveFailed:
    'We could not close your access on this device: the next person could still open this page. Please try again.',
  message: (name: string) => `A message from ${name}`,
  review: {
    title: 'Read the agreement',
    lead: (name: string) =>
      `${name} asks you to read this draft. Take your time. Nothing is decided until you both sign.`,
    leadApproved: 'You approved this version. Nothing is decided until you both sign.',
    leadReady: 'You both approved this version. Nothing is decided until you both sign.',
    leadDeclined: (name: string) => `You declined this draft. It binds nobody. ${name} can send you another one.`,
    leadOver: 'This draft has ended. It binds nobody.',
    from: (name: string) => `From ${name}`,
    changed: (count: number, version: number) =>
      `${count === 1 ? 'One article or schedule' : `${count} articles and schedules`} changed since version ${version}, which you decided on`,
    removed: (title: string) => `${title} (removed)`,
    safeToClose: 'Safe to close: nothing is sent',
    minutes: (minutes: number) => `About ${minutes} minutes in all`,
    noAccount: 'No account needed',
    decision: 'Your decision',
    lawyerFirst: 'You may want to speak with a lawyer of your own first.',
    confirmFirst: 'First: is this disclosure yours?',
    acceptedVersion: (version: number) => `You accepted the change. This is version ${version}, with it.`,
    otherVersion: (version: number) =>
      `The agreement has changed since you opened this page. This is version ${version}: please read it before you decide.`,
    answersChanged:
      'Answers or disclosures have changed since this version was made, so it cannot be approved any more. Your partner makes a new one, and we mail you a link to it.',
    half: {
      title: 'Is this disclosure yours?',
      lead: (day: string, address: string) =>
        `Schedule B shows your disclosure as frozen on ${day}, sent from ${address}. When you approve the agreement, you confirm with a code that it is yours.`,
      confirmed: (day: string, address: string) =>
        `You confirmed that the disclosure of ${day}, sent from ${address}, is yours.`,
      notMine: 'This is not mine',
      notMineConfirm:
        'Somebody else listed this? We take it out of the agreement and tell your partner. You then read a new version before anyone approves.',
      notMineYes: 'Yes, take it out',
    },
    approve: 'Approve This Agreement',
    approveShort: 'Approve',
    approveMeans:
      'When you approve, you agree with this text, word for word. Any change later needs a new approval from both of you.',
    approved: 'You have approved this text. You get an e-mail when it is time to sign.',
    bothApproved: 'Both of you have approved the same text. We sent you a link for signing by e-mail.',
    decline: 'Decline',
    declineTitle: 'Decline this agreement',
    declineHelp: 'You can say why. Your partner reads it.',
    reason: 'Your reason (optional)',
    declineSend: 'Decline the agreement',
    ask: (name: string) => ({
      offer: 'I would rather decline the whole draft',
      title: 'Decline the whole draft',
      help: `Write what should be different. ${name} reads your words as you write them. This draft ends and nothing is agreed. If ${name} changes it, you get a new one to read.`,
      reason: 'What should be different? (optional)',
      send: 'Send and Decline This Draft',
    }),
    back: 'Go back',
    close: 'Close',
    declined: 'You have declined. Your partner has been told.',
    failed: 'We could not save that. Please try again.',
  },
  lawyer: {
    title: 'Certificate of independent legal advice',
    lead: (name: string) => `${name} says that you gave independent legal advice about this agreement.`,
    notYet: (name: string) => `${name} has not signed yet. This page opens when they have.`,
    read: 'Read the agreement',
    certify: 'What you certify',
    lawSocietyNumber: 'Your number at the Law Society of Ontario',
    address: 'Address of your office',
    addressHelp: 'It is part of the record of signing.',
    statements: {
      licensed: () => 'I am licensed to practise law in Ontario.',
      advisedAlone: (name: string) =>
        `I advised ${name} alone about this agreement and do not act for the other party.`,
      explained: (name: string) =>
        `I explained to ${name} what this agreement says, what it means and which rights are given up by it.`,
      signedFreely: (name: string) => `${name} told me that it was read and understood and is signed freely.`,
      askedAboutDisclosure: (name: string) =>
        `I asked ${name} about the financial disclosure on which this agreement rests.`,
    },
    sign: 'Sign the Certificate',
    signed: 'Thank you. Your certificate is recorded.',
    over: 'Signing is over, so a certificate can no longer be added. There is nothing more for you to do.',
  },
  witness: {
    title: 'Sign as a witness',
    lead: (name: string) => `You watch ${name} sign, and say so with your own signature.`,
    signedBefore: (name: string, when: string) => `${name} signed ${when}.`,
    what: 'What you witness',
    document: (title: string, version: number) => `${title}, version ${version}`,
    between: 'Between',
    signature: 'Signature',
    hash: 'SHA-256 of the text',
    private: 'What the document says stays between the two of them.',
    notYet: (name: string) => `${name} has not signed yet. This page opens when they have.`,
    address: 'Your address',
    addressHelp: 'It is part of the record of signing.',
    adult: 'I am 18 or older.',
    notAParty: 'I am not one of the two people who make this agreement.',
    physicallyPresent: 'I was in the same room and saw the signing.',
    sign: 'Sign as Witness',
    signed: 'Thank you. Your signature is recorded.',
    over: 'Signing is over. There is nothing more for you to do.',
  },
} as const;
