/** The agreement of an invented couple, to read before anyone registers. */
export const sampleAgreementWording = {
  title: 'A sample agreement',
  lead: 'Written for an invented couple by the same engine that writes yours, with two children and a home in both names. Nobody has signed it.',
  plainWords: 'In plain words:',
  schedule: (letter: string, heading: string) => `Schedule ${letter}: ${heading}`,
  inForceSince: (day: string) => `in force since ${day}`,
  closing: 'Yours follows your own answers. What does not apply to you does not stand in it.',
  start: 'Start Your Agreement',
} as const;
