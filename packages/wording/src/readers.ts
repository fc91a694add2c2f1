/** Who reads an answer, said once above the questions that share it. */
export const readersWording = {
  'only-you': 'Only you see this.',
  partner: 'Your partner will read this.',
  masked: 'In the agreement this is masked, such as a…x@example.test.',
  agreement: 'This is printed in the agreement.',
} as const;

/** The same of items, which others read only once they are shared. */
export const itemReaders = {
  'only-you': 'Only you see this.',
  partner: 'Your partner will read this once you share it.',
  agreement: 'Your partner will read this once you share it, and it is printed in the agreement.',
} as const;
