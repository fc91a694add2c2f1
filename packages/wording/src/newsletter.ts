/** The newsletter box of public pages, and the pages that its mails lead to. */
export const newsletterWording = {
  title: 'A letter now and then',
  email: 'Your e-mail address',
  subscribe: 'Subscribe',
  subscribing: 'Sending…',
  invalid: 'Please enter an e-mail address.',
  asked: {
    title: 'Check your mailbox',
    text: 'We have sent you a link. Only when you open it and press the button there do you get the newsletter.',
  },
  failed: 'We could not send it. Please try again.',
  confirm: {
    title: 'Confirm your subscription',
    lead: 'One press, and the newsletter comes to you about once a month.',
    button: 'Confirm',
    done: 'You are subscribed. Every mail has a link that ends it.',
    tooOld: 'This link has run out, or a newer one took its place. You can subscribe again at the end of any article.',
  },
  unsubscribe: {
    title: 'Unsubscribe',
    lead: 'You get no more newsletters from us.',
    button: 'Unsubscribe',
    done: 'You are unsubscribed. We keep only that you did, and when.',
  },
  incomplete: 'This link is incomplete. Please open it from the mail once more.',
  blog: 'To the articles',
} as const;
