/** The five guided pages: Evidence, Intake, Review, Invite, Sign. */
export const flowWording = {
  steps: { evidence: 'Evidence', intake: 'Intake', review: 'Review', invite: 'Invite', sign: 'Sign' },
  optional: 'optional',
  stepsLabel: 'Steps to your agreement',
  evidence: {
    title: 'Bring what helps you remember',
    lead: 'Chats, e-mails and documents can answer many questions. This step is optional.',
    points: [
      { title: 'Secure upload', text: 'Your files go into storage that belongs to your case alone.' },
      {
        title: 'Private AI search',
        text: 'Ask a question and read the passage that answers it, where it stands. We train nothing on your files.',
      },
      {
        title: 'Complete control',
        text: 'Download your files, or delete all of them with what was read from them, whenever you want. Your answers and your agreement stay.',
      },
    ],
    upload: 'Upload Evidence Now',
    skip: 'Skip for Now - Continue to Intake',
  },
  intake: {
    title: 'Tell us about your situation',
    lead: 'The intake is the heart of your agreement. It typically takes 15-25 minutes.',
    required: 'This step is required.',
    points: [
      { title: 'Adaptive questions', text: 'Children, property, support: you are asked only what applies to you.' },
      { title: 'Autosaved progress', text: 'Stop whenever you want and continue later, on any device.' },
      {
        title: 'Evidence search while answering',
        text: 'Open the Evidence Kit at any question and look something up in your own files. Your answers wait for you.',
      },
    ],
    editable: 'All information can be edited later.',
    start: 'Start Intake Form',
  },
  review: {
    title: 'Your draft agreement',
    lead: 'This is written from your answers. Read it in full before you invite your partner.',
    loading: 'Writing your agreement…',
    none: 'There is no draft yet. Submit your intake first, and the agreement is written from your answers.',
    toIntake: 'Go to the intake',
    loadFailed: 'We could not open the draft. Nothing is lost.',
    tryAgain: 'Try Again',
    noneYet: 'Your intake is submitted. Your draft is written from it when you open the review.',
    toReview: 'Open your draft',
    notSubmitted: 'You changed answers that are not in this draft yet.',
    submitAgain: 'Put them into the draft',
    submitFailed: 'These answers cannot be submitted yet. Please look at them again: each one says what is wrong.',
    toAnswers: 'Go to your answers',
    over: 'This draft can no longer be signed. A new one can take its place.',
    redraft: 'Write a new draft',
    signed: 'Signing has begun, so this text stays as it is.',
    sealed: 'Your agreement is signed and sealed. This is its text.',
    toSigning: 'Go to signing',
    toDocuments: 'Open your documents',
    preview: 'Preview Full Agreement',
    change: 'Make Changes',
    nextTitle: 'What happens next',
    nextInvite: 'You invite your partner. They read the same text, without an account.',
    next: ['Both of you approve it, word for word the same.', 'Both of you sign, each with a witness.'],
    invite: 'Continue to Invite',
    toInvitation: 'See your invitation',
  },
  proveAddress: {
    title: 'First show us that your address is yours',
    text: 'Until then we write to nobody in your name. We send you a sign-in link: open it in this browser, then come back here.',
    send: 'Send me the link',
    sent: (email: string) => `We sent a link to ${email}. Open it in this browser, then come back here.`,
    failed: 'We could not send the link. Please try again.',
  },
  invite: {
    refused: {
      partnerEmail: 'Enter an e-mail address such as name@example.com.',
      message: 'Shorten your message.',
    },
    title: 'Invite your partner',
    lead: 'They receive a link and a code, and read the agreement without an account.',
    email: 'Partner’s e-mail address',
    message: 'Your message',
    messageHelp: 'Your partner reads this before the agreement. The mail itself does not show it in its subject.',
    send: 'Send Invitation',
    sending: 'Sending…',
    skip: "Skip - I'll Invite Later",
    sent: 'Invitation sent',
    loading: 'Opening your invitation…',
    sentTo: (address: string, day: string) => `Sent to ${address} on ${day}.`,
    opened: (day: string) => `Your partner opened it on ${day}.`,
    notOpened: 'Your partner has not opened it yet.',
    approved: (day: string) => `Your partner approved this text on ${day}.`,
    signing: 'Signing has begun. The invitation has done its work.',
    sealed: 'Your agreement is signed and sealed. There is nobody left to invite.',
    expires: (day: string) => `The link works until ${day}.`,
    resend: 'Send a New Link',
    resent: 'A new link is on its way. The older one no longer works.',
    withdraw: 'Withdraw Invitation',
    withdrawSure: 'Yes, withdraw it',
    withdrawHelp: 'Your partner can no longer open the agreement, from this moment on.',
    toAgreement: 'Read and approve the agreement',
    ended: {
      sent: '',
      opened: '',
      withdrawn: 'You withdrew the last invitation.',
      expired: 'The last invitation ran out before it was used.',
      not_the_person: 'The person at the last address said that it is not theirs. Please check the address.',
    },
    failed: 'We could not send it. Please try again.',
  },
  sign: {
    title: 'Sign the agreement',
    lead: 'You both sign the same text, each in front of a witness.',
  },
} as const;

/** The text of the invitation when the person leaves the message blank. */
export const defaultInvitation = (partnerName: string | null, firstName: string | null): string =>
  [
    `Hello${partnerName ? ` ${partnerName}` : ''},`,
    '',
    'I have prepared a draft of our separation agreement with Evenhand. Please read it in your own time. You can approve it, or decline it and write what should be different.',
    '',
    'You do not need an account. You may want to speak with a lawyer of your own before you decide.',
    '',
    firstName || 'Your partner',
  ].join('\n');

/** The private questions before the first invitation. Nobody but the person who answers ever sees them. */
export const safetyWording = {
  title: 'A few private questions first',
  lead: 'Only you see these questions and your answers. Your partner never does.',
  answers: { yes: 'Yes', no: 'No', unsure: 'I am not sure' },
  questions: {
    afraidOfPartner: 'Are you afraid of your partner, or of how they may react?',
    violenceOrThreats: 'Has there been violence, or a threat of it, against you or the children?',
    pressuredToAgree: 'Do you feel pressed to agree to something that you do not want?',
    hiddenMoney: 'Do you think that your partner may be hiding money, property or debts?',
  },
  continue: 'Continue',
  saving: 'Saving…',
  failed: 'We could not save your answers. Please try again.',
  answerAll: 'Please answer each question. "I am not sure" is an answer too.',
  concernsTitle: 'Before you go on',
  concerns: {
    safety:
      'Your safety comes first. An agreement made in fear may not hold, and you do not have to deal with your partner directly. The Assaulted Women’s Helpline of Ontario (1-866-863-0511) and Victim Support Line (1-888-579-2888) are there day and night. In danger, call 911.',
    pressure:
      'An agreement counts only when it is made freely. A lawyer of your own can tell you what you are entitled to. The Law Society Referral Service and Legal Aid Ontario (1-800-668-8258) can help you find one.',
    disclosure:
      'Both of you must show what you own and owe. If something significant is hidden, a court can set the agreement aside. Ask for documents, and talk to a lawyer before you sign.',
  },
  goOn: 'I have read this and want to go on with the invitation',
  change: 'Change my answers',
} as const;
