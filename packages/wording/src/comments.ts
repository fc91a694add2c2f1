/** Comments on an article for both people, and notes for their author alone. */
export const commentsWording = {
  write: 'Write a note',
  threadOf: (heading: string) => `Notes on ${heading}`,
  count: (count: number, fresh: number) => {
    const all = count === 1 ? 'One note' : `${count} notes`;
    return fresh === 0 ? all : `${all}, ${fresh} new`;
  },
  waitsForYou: 'waits for you',
  waitsFor: (name: string) => `waits for ${name}`,
  new: 'new',
  you: 'You',
  onlyYou: 'only you see this',
  delete: 'Delete this note',
  text: 'Your note',
  who: 'Who sees it?',
  audience: { self: 'Only me', both: (name: string) => `${name} and I` },
  bothMeans: (name: string) =>
    `${name} reads it on their page and gets an e-mail that there is news. It cannot be taken back. It is no part of the agreement and is in no file of it.`,
  closed: 'A note for both of you is not possible right now. You can keep one for yourself.',
  keep: 'Keep Note',
  send: (name: string) => `Send to ${name}`,
  failed: 'We could not save this. Nothing is lost; please try again.',
  empty: 'Please write something first.',
  tooLong: (most: string) =>
    `This is longer than ${most} characters. Nothing is lost: please shorten it or write a second note.`,
  waiting: {
    title: 'Notes that wait for an answer',
    gone: 'an article that is no longer in the text',
    article: (number: number, heading: string) => `${number}. ${heading}`,
  },
  keepAsNote: 'Keep as Private Note',
} as const;
