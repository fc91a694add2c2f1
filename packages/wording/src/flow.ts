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
        text: 'Ask a question and read the passage that answers it. Nobody learns from your files.',
      },
      { title: 'Complete control', text: 'Download or delete everything whenever you want.' },
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
      { title: 'Autosaved progress', text: 'Stop whenever you want and go on later, on any device.' },
      { title: 'Evidence search while answering', text: 'Look something up in your own files as you answer.' },
    ],
    editable: 'All information can be edited later.',
    start: 'Start Intake Form',
  },
  review: {
    title: 'Your draft agreement',
    lead: 'This is what your answers make. Read it in full before you invite your partner.',
    loading: 'Writing your agreement…',
    none: 'There is no draft yet. Submit your intake first, and the agreement is written from your answers.',
    toIntake: 'Go to the intake',
    failed: 'We could not open the draft. Nothing is lost.',
    tryAgain: 'Try Again',
    summary: {
      property: 'Property division',
      parenting: 'Custody and parenting schedule',
      support: 'Support obligations and calculations',
      disclosure: 'Financial disclosure',
      other: 'Other terms',
    },
    missing: (count: number) => (count === 1 ? 'One answer is still open' : `${count} answers are still open`),
    missingHelp: 'The agreement leaves a blank for each. It can be approved when all are filled in.',
    answersChanged: 'Your answers have changed since this draft was written.',
    redraft: 'Write the draft anew',
    preview: 'Preview Full Agreement',
    pdf: 'Download PDF',
    docx: 'Download Word',
    change: 'Make Changes',
    nextTitle: 'What happens next',
    next: [
      'You invite your partner. They read the same text, without an account.',
      'Both of you approve it, word for word the same.',
      'Both of you sign, each with a witness.',
    ],
    invite: 'Continue to Invite',
  },
  invite: {
    title: 'Invite your partner',
    lead: 'They receive a link and a code, and read the agreement without an account.',
    email: 'Partner’s e-mail address',
    message: 'Your message',
    messageHelp: 'Your partner reads this before the agreement. The mail itself does not show it in its subject.',
    send: 'Send Invitation',
    sending: 'Sending…',
    skip: "Skip - I'll Invite Later",
    sent: 'Invitation sent',
    safetyFirst: 'A few private questions first',
    safetyLead: 'Only you see these questions and your answers. Your partner never does.',
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
    'I have prepared a draft of our separation agreement with Evenhand. Please read it in your own time. You can approve it, or tell me what you would like to change.',
    '',
    'You do not need an account. You may want to speak with a lawyer of your own before you decide.',
    '',
    firstName || 'Your partner',
  ].join('\n');
