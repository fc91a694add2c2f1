/** The switch that lets an assistant outside of our servers write answers. */
export const evidenceAnsweringWording = {
  title: 'Who writes the answers',
  loading: 'Checking how answers are written…',
  loadFailed: 'We could not check how answers are written. Until this is known, answers stay as they were.',
  tryAgain: 'Try Again',
  own: 'Answers are quotes from your evidence, put together on our own servers. None of it goes anywhere else.',
  offered: (provider: string) =>
    `Answers are quotes from your evidence, put together on our own servers. If you want, an assistant at ${provider} writes them in whole sentences instead.`,
  leaves:
    'Then each question goes there, with the few passages that fit it best, who wrote them to whom, and when. What they do with it is set out in their own terms. All other text, and the files themselves, stay here.',
  checked:
    'Each sentence it writes has to show its quotes. We look each one up in your evidence, and leave out what it does not prove.',
  switch: (provider: string) => `Let the assistant at ${provider} write answers`,
  saving: 'Saving…',
  on: 'Saved. The assistant writes answers from now on.',
  off: 'Saved. Your questions and your evidence stay on our servers.',
  notSaved: { title: 'Error', text: 'We could not save this. Your earlier choice still applies.' },
} as const;
