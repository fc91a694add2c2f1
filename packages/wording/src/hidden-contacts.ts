/** What is said where a text holds contact data that is to stay hidden, and what to do about it. */
export const holdsHidden = {
  address:
    'This holds an address that is to stay hidden, and others would read it here. Please leave it out: the city is enough.',
  phone: 'This holds your telephone number, and others would read it here. Please leave it out.',
  email:
    'This holds a mail address that signs one of you in, and others would read it here. Please leave it out, or write another.',
} as const;
