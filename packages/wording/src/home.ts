import { grouped } from './grouped.js';

const LAWYER = { hours: 13.5, hourlyRate: 350 };

/** The example's saving in dollars, rounded down to a hundred. */
const savedOver = (price: number): number => Math.floor((LAWYER.hours * LAWYER.hourlyRate - price) / 100) * 100;

/** The home page. What it and the other pages that everyone may read say is what the product does today. */
export const homeWording = {
  title: 'A separation agreement, made together',
  neutralTitle: 'Home',
  banner: 'New: the Evidence Kit keeps your chats, e-mails and documents in one place.',
  bannerLink: 'What it is for',
  hero: {
    above: 'Separation agreements for Ontario',
    title: ['Two people.', 'One fair agreement.'],
    lead: 'Answer plain questions, see every amount worked out by the law, read it together, and sign it, each of you with a witness.',
    start: 'Start Your Agreement',
    how: 'See how it works',
    cost: (price: string) =>
      `Answering and reading your draft are free. PDF, invitation and signing cost ${price} once, for the two of you.`,
    costUnknown: 'You see the price before you pay anything.',
  },
  paper: {
    label: 'Part of an agreement as Evenhand writes it, for an invented couple',
    title: 'Separation Agreement',
    article: '9. Child support: monthly amount',
    noteTitle: 'In plain words',
    note: 'How much is paid each month for the children, and how that amount came about.',
    number: '9.1',
    text: 'Alex Example will pay Sam Sample child support of $1,251.00 per month, on the first day of each month. This is the amount under the Guidelines.',
    working: [
      { label: 'Yearly income', amount: '$82,000.00' },
      { label: 'Table amount, 2 children', amount: '$1,251.00' },
    ],
    source: 'Federal Child Support Guidelines, Schedule I, Ontario, in force since 1 October 2025',
    signed: { you: { name: 'Alex Example', as: 'you' }, partner: { name: 'Sam Sample', as: 'your partner' } },
    sealed: 'Signed by both, witnessed, sealed',
  },
  /**
   * The figures of the site; docs/claims.md names what makes each true. `price` is that of the Complete Kit in dollars.
   */
  facts: {
    title: 'What to expect, in figures',
    items: (price: number) => [
      {
        figure: '15-30 minutes',
        text: 'for the questions, with your papers at hand: 46 at most and three for each child, at 20 to 40 seconds each. No one is asked all of them. Holidays, travel and other details can be left out, and take longer.',
      },
      {
        figure: '3-7 days',
        text: 'are a good plan: an evening for the questions, some days for each of you to read and ask, an evening to sign. Nothing here takes longer; the two of you may.',
      },
      {
        figure: `$${grouped(savedOver(price))}`,
        text: `is what you keep if drafting would take a lawyer ${LAWYER.hours} hours at $${LAWYER.hourlyRate} an hour and you pay $${price} here. It is an example, not an average: ask a lawyer for theirs. We advise a lawyer’s hour on the finished draft either way.`,
      },
      {
        figure: '15+ formats',
        text: 'can be searched as evidence: nineteen kinds of files, and in them the exports of WhatsApp, Facebook, Instagram, Telegram, Signal and iMessage.',
      },
    ],
    sample: 'Read a sample agreement first',
  },
  evidence: {
    title: 'The Evidence Kit',
    lead: 'Memories differ. What was written does not. Keep it in one place, and find it when you need it. Your agreement does not need it.',
    points: [
      { title: 'Bring what you have', text: 'Chats, e-mails and documents, kept in one place.' },
      {
        title: 'Find what was said',
        text: 'Ask a question and read the message that answers it, with what was said before and after.',
      },
      { title: 'Yours alone', text: 'It is not part of what your partner reads.' },
    ],
    open: 'See what you can prepare today',
  },
  found: {
    label: 'A question and the messages that answer it, of an invented couple',
    question: 'Who paid for swimming in 2024?',
    messages: [
      {
        whose: 'partner',
        name: 'Sam',
        when: '14 March 2024, WhatsApp',
        before: 'I transferred you the',
        answer: '240 for swimming',
        after: 'just now, same as last term.',
      },
      {
        whose: 'you',
        name: 'You',
        when: '2 September 2024, e-mail',
        before: 'Registration is done,',
        answer: 'I paid the 255',
        after: 'and will send the receipt.',
      },
    ],
    proven: 'Both quotes are in the files, word for word.',
  },
  screens: {
    title: 'What it looks like',
    items: [
      {
        name: 'question',
        alt: 'A question of the intake on a phone: how the children share their time, each schedule drawn as two weeks.',
        title: 'Answer one question at a time',
        to: '/how-it-works',
        text: 'Each answer is written into the agreement, and you see the words it writes.',
      },
      {
        name: 'working',
        alt: 'The working of child support on a phone: what each would pay the other, drawn as bars, and the difference.',
        title: 'See how each amount is worked out',
        to: '/calculators',
        text: 'Line by line, each line with its source.',
      },
      {
        name: 'deal',
        alt: 'The agreement on one page, on a phone: who pays whom, how much, from when, and in which article.',
        title: 'Read the same page, both of you',
        to: '/sample-agreement',
        text: 'Your partner needs no account: a link and a one-time code are enough to read, approve and sign.',
      },
    ],
  },
  why: {
    title: 'What you can rely on',
    points: [
      {
        title: 'Neither is bound alone',
        text: 'The agreement counts only once both of you have signed.',
      },
      {
        title: 'Signed as the law asks',
        text: 'Ontario wants a written agreement, signed by both and witnessed. Each step takes care of its part.',
      },
      {
        title: 'Anyone can check the file',
        text: 'The signed file is sealed. A later change shows, even a small one.',
      },
    ],
  },
  steps: {
    title: 'Five steps',
    items: [
      { title: 'Upload evidence (optional)', text: 'Bring what helps you remember, or skip this.' },
      {
        title: 'Complete intake',
        about: '15-30 minutes',
        text: 'Plain questions, one page at a time. Every answer is saved as you go.',
      },
      { title: 'Review agreement', text: 'Read the draft. Change an answer, and the draft is rewritten.' },
      {
        title: 'Invite partner',
        about: 'no account',
        text: 'Your partner reads the same text and can approve it, ask for a change or decline it.',
      },
      { title: 'Sign and finalize', text: 'Both sign, each with an adult witness. The finished file is sealed.' },
    ],
  },
  closing: {
    title: 'Begin when you are ready',
    text: 'You can stop after any question and continue another day.',
    pricing: 'See what it costs',
    signIn: 'Sign in',
  },
  start: {
    title: 'Before you start',
    close: 'Close',
    points: [
      'You can stop at any time. Your answers are kept.',
      'Your partner hears of it only when you send an invitation.',
      'If you do not feel safe, talk to someone first. In Ontario, the Assaulted Women’s Helpline answers day and night: 1-866-863-0511.',
    ],
    goOn: 'Continue',
    signedIn: 'Go to your first step',
  },
} as const;
