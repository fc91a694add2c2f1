/** The form on the support page, and what came of it. */
export const supportFormWording = {
  title: 'Write to us',
  lead: 'Please do not write anything about your partner or your children. We answer by e-mail.',
  email: 'Your e-mail address',
  topic: 'What is it about?',
  choose: 'Choose',
  topics: {
    'sign-in': 'Signing in',
    agreement: 'The agreement',
    evidence: 'The Evidence Kit',
    finances: 'The financial tracker',
    payment: 'Payment',
    privacy: 'My data',
    other: 'Something else',
  },
  message: 'Your message',
  send: 'Send',
  sending: 'Sending…',
  refused: {
    email: 'Please enter an e-mail address.',
    topic: 'Please choose what it is about.',
    message: 'Please write a message.',
  },
  failed: 'We could not send it. Nothing of what you wrote is lost. Please try again.',
  sent: {
    title: (reference: string) => `Your message has the number ${reference}`,
    full: 'A copy of what you wrote is on its way to your mailbox.',
    receipt: 'A receipt with this number is on its way to your mailbox.',
    none: 'Please keep this number: it names your message when you write again.',
  },
} as const;
