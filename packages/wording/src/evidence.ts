/** The Evidence Kit. */
export const evidenceWording = {
  title: 'Evidence Kit',
  lead: 'Chats, e-mails and documents that help you remember, kept for you alone. This is optional.',
  loading: 'Looking what is here…',
  failed: 'We could not look what is stored here. Nothing is lost.',
  tryAgain: 'Try Again',
  soon: {
    title: 'The Evidence Kit opens soon',
    text: 'You cannot upload yet. Your agreement does not need it: you can go on with the intake.',
  },
  status: {
    title: 'What is stored',
    words: 'Words that can be searched',
    lastRead: 'Last file read',
    never: 'Not yet',
  },
  prepareTitle: 'What you can prepare today',
  prepare: [
    {
      title: 'Keep the originals',
      text: 'Do not edit or rename chats and e-mails. An export from the app itself shows more than a screenshot.',
    },
    {
      title: 'Only what is yours',
      text: 'Export from your own accounts. Reading another person’s mailbox can be against the law.',
    },
    {
      title: 'Collect the papers',
      text: 'Three years of tax returns, account statements around the day you separated, and the papers of the home.',
    },
  ],
  intake: 'Continue to Intake',
  rejected: {
    type: 'File type must be txt, pdf, doc, docx, html, htm, csv, json, msg, eml, pst, mbox or zip.',
  },
} as const;
