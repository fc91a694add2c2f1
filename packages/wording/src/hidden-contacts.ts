/** What is said where a text holds contact data that is to stay hidden, and what to do about it. */
export const holdsHidden = {
  address:
    'This holds an address that is to stay hidden, and others would read it here. Please leave it out: the city is enough.',
  phone: 'This holds your telephone number, and others would read it here. Please leave it out.',
  email:
    'This holds a mail address that signs one of you in, and others would read it here. Please leave it out, or write another.',
} as const;

/** What is said where a draft holds such data, and where the draft is then kept from others. */
export const heldBack = {
  names: 'the names of the two of you',
  article: (number: number, heading: string) => `article ${number}, “${heading}”`,
  schedule: (letter: string, heading: string) => `schedule ${letter}, “${heading}”`,
  forOwner: (places: string) =>
    `The draft would show an address, telephone number or mail address that is to stay hidden, in ${places}. Please leave it out of the answers or the disclosure that this comes from, submit your answers again and make a new draft.`,
  forGuest: 'This text is held back until there is a new version. We mail you a link to it.',
  text: 'These words are held back.',
  ownText:
    'Your partner does not see these words: they hold an address, telephone number or mail address that is to stay hidden. Please write them again without it.',
  message:
    'Your message with the invitation holds an address, telephone number or mail address that is to stay hidden. Please withdraw the invitation and send a new one without it.',
} as const;
