export const supportWording = {
  title: 'Support',
  lead: 'We are glad to help with the site. We cannot give legal advice.',
  sections: [
    {
      title: 'No e-mail came',
      text: 'Check your spam folder. A sign-in link works for 15 minutes, and a newer one makes older ones stop working. You can ask for another in the sign-in dialog.',
    },
    {
      title: 'I cannot open the link I was sent',
      text: 'Links for reading and signing can be withdrawn or run out. The page that the link opens can send you a new one, unless it was withdrawn.',
    },
    {
      title: 'Is this file the one we signed?',
      text: 'Check it on our verification page. It shows whether anything was changed since.',
    },
    {
      title: 'I do not feel safe',
      text: 'In danger, call 911. The Assaulted Women’s Helpline in Ontario answers day and night, free of charge: 1-866-863-0511. Your browser keeps a history of the pages you open; a private window does not.',
    },
    {
      title: 'I need legal advice',
      text: 'The Law Society Referral Service can name a lawyer near you for a free consultation of up to 30 minutes. Legal Aid Ontario helps when money is short: 1-800-668-8258.',
    },
    {
      title: 'Something else',
      text: 'Write to us. Please do not put anything about your partner or your children into the mail.',
    },
  ],
  verify: 'Check a file',
  faq: 'Questions and answers',
  write: (address: string) => `Write to ${address}`,
} as const;
