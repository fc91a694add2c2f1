import { regularAfter } from './plans.js';

export const pricingWording = {
  title: 'What it costs',
  lead: 'One price for the two of you. No subscription.',
  payLater:
    'Begin free and pay when you are ready: the Complete Kit opens PDF and Word, the invitation, signing and sealing.',
  checkout: 'Go to checkout',
  loading: 'Fetching the prices…',
  loadFailed: 'We could not fetch the prices. Nothing is charged before you have seen them.',
  tryAgain: 'Try Again',
  popular: 'Recommended',
  regular: regularAfter,
  choose: { free: 'Start with Free', complete: 'Start with Complete', premium: 'Write to us about Premium' },
  premiumSubject: 'Premium plan',
  evidenceTitle: 'The Evidence Kit',
  evidenceText: 'It is part of every plan: a place for chats, e-mails and documents, and a way to find what was said.',
  evidenceLink: 'About the Evidence Kit',
  faqTitle: 'Before you decide',
  faq: [
    {
      question: 'Does my partner have to pay too?',
      answer: 'No. One price covers the two of you. Your partner and the witnesses need no account.',
    },
    {
      question: 'How long does an agreement take?',
      answer:
        'Plan 1-2 weeks from the first question to the last signature, so that each of you can read it, sleep on it and ask a lawyer. It can be faster; take as long as the two of you need to agree. Once both have approved the same text, each signs with a witness, and the sealed file is made right after the last signature.',
    },
    {
      question: 'Is this a divorce?',
      answer:
        'No. An agreement settles what follows from the separation. A divorce is a court order. The usual ground is that you have lived apart for at least one year (Divorce Act, section 8(2)(a)), so plan for 12+ months for a full divorce, from the day you separated.',
    },
    {
      question: 'What if I choose a larger plan later?',
      answer: 'An upgrade pays only the difference. What you paid before counts in full.',
    },
    {
      question: 'Do I still need a lawyer?',
      answer:
        'The law does not ask for one. Advice from a lawyer of your own makes an agreement harder to challenge. With the Complete Kit you can take the PDF or the Word file of your draft to one before you sign.',
    },
  ],
  closing: 'Start now, and decide later.',
  start: 'Start Your Agreement',
  signIn: 'Log in',
} as const;
