/** The Evidence Kit. */
export const evidence = {
  kit: {
    title: 'Evidence Kit',
    lead: 'Chats, e-mails and documents that help you remember, kept for you alone. This is optional.',
    soon: 'Uploading opens here soon. Your agreement does not need it: you can go on with the intake.',
    prepareTitle: 'What you can do today',
    prepare: [
      {
        title: 'Keep the originals',
        text: 'Do not edit or rename chats and e-mails. An export from the app itself is worth more than a screenshot.',
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
  },
};
