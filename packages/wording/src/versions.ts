/** Two versions of the agreement, compared word by word. */
export const versionsWording = {
  title: 'What changed',
  neutralTitle: 'Drafts compared',
  link: 'Compare the versions word by word',
  loading: 'Comparing the versions…',
  loadFailed: 'We could not open the versions. Nothing is lost.',
  tryAgain: 'Try Again',
  from: 'From',
  to: 'To',
  option: (version: number, date: string) => `Version ${version}, ${date}`,
  onlyOne: 'There is one version so far. When the text changes, you can compare the two here, word by word.',
  none: 'No version is written yet.',
  read: 'Read the agreement',
  changed: (count: number) => (count === 1 ? 'One part changed' : `${count} parts changed`),
  theSame: 'The two texts are the same, word for word.',
  unchanged: (count: number) =>
    count === 1
      ? 'The other article is the same, word for word.'
      : `The other ${count} articles are the same, word for word.`,
  allChanged: 'No article stayed the same.',
  sentences: 'The changed sentences',
  removed: 'removed:',
  added: 'added:',
  after: 'then:',
  version: (version: number) => `Version ${version}`,
  round: (round: number) => `Round ${round} between the two of you`,
  drafted: 'Written from the answers',
  accepted: {
    you: 'Written when you accepted a change:',
    other: (name: string) => `Written when ${name} accepted a change:`,
  },
  you: 'You',
  approved: 'approved',
  notApproved: 'has not approved',
  youNotApproved: 'have not approved',
  docx: 'Download with Tracked Changes (Word)',
} as const;
