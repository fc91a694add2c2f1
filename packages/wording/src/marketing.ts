/** The pages that everyone may read. What they say is what the product does today. */
export const homeWording = {
  title: 'A separation agreement, made together',
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
    text: 'Alex Example pays Sam Sample child support of $1,251.00 a month, on the first day of each month. This is the amount that the Guidelines give.',
    working: [
      { label: 'Yearly income', amount: '$82,000.00' },
      { label: 'Table amount, 2 children', amount: '$1,251.00' },
    ],
    source: 'Federal Child Support Guidelines, Schedule I, Ontario, in force since 1 October 2025',
    signed: { you: { name: 'Alex Example', as: 'you' }, partner: { name: 'Sam Sample', as: 'your partner' } },
    sealed: 'Signed by both, witnessed, sealed',
  },
  /** The figures of the site, each with what makes it true. docs/claims.md names the test or the source. */
  facts: {
    title: 'What to expect, in figures',
    items: [
      {
        figure: '15-30 minutes',
        text: 'for the questions, with your papers at hand: 46 at most and three for each child, at 20 to 40 seconds each. Nobody is asked all of them. Holidays, travel and other details can be left out, and take longer.',
      },
      {
        figure: '3-7 days',
        text: 'are a good plan: an evening for the questions, some days for each of you to read and ask, an evening to sign. Nothing here takes longer; the two of you may.',
      },
      {
        figure: '$4,500',
        text: 'is what you keep if drafting would take a lawyer 13.5 hours at $350 an hour and you pay $199 here. It is an example, not an average: ask a lawyer for theirs. We advise a lawyer’s hour on the finished draft either way.',
      },
      {
        figure: '15+ formats',
        text: 'can be searched as evidence: thirteen kinds of files, and in them the exports of WhatsApp, Facebook, Instagram, Telegram, Signal and iMessage.',
      },
    ],
    sample: 'Read a sample agreement first',
  },
  evidence: {
    title: 'The Evidence Kit',
    lead: 'Memories differ. What was written does not. Keep it in one place, and find it when you need it. Your agreement does not need it.',
    points: [
      { title: 'Bring what you have', text: 'Chats, e-mails and documents, kept in one place.' },
      { title: 'Find what was said', text: 'Ask a question and read the passage that answers it, where it stands.' },
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
    proven: 'Both quotes stand word for word in the files.',
  },
  why: {
    title: 'Why do it this way',
    points: [
      {
        title: 'One text for both',
        text: 'You read the same words. Neither of you is bound before both have signed.',
      },
      {
        title: 'Every article explains itself',
        text: 'Beside the law’s words you read what they mean and which answers they come from.',
      },
      {
        title: 'Child support with its working',
        text: 'The table amount is shown line by line, each line with its source.',
      },
      {
        title: 'Signed as the law asks',
        text: 'Ontario wants a written agreement, signed by both and witnessed. The steps see to it.',
      },
      {
        title: 'Your partner needs no account',
        text: 'A link and a one-time code are enough to read, approve and sign.',
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
        text: 'Your partner reads the same text and can approve or decline it.',
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

export const howItWorksWording = {
  title: 'How it works',
  lead: 'From the first question to an agreement that both of you have signed.',
  stepsTitle: 'Six steps',
  steps: [
    {
      title: 'Create an account',
      text: 'An e-mail address is enough. We send you a link that signs you in; a password is optional.',
    },
    {
      title: 'Complete the guided questionnaires',
      text: 'Who you are, how you live, your children, your money. You see only what applies to you.',
    },
    {
      title: 'Invite your spouse',
      text: 'Your spouse gets a link and a one-time code, and reads everything without an account.',
    },
    {
      title: 'Review and customize',
      text: 'Read article by article. What is missing is listed, never invented. Change an answer and the text is rewritten.',
    },
    {
      title: 'Generate the final agreement as PDF',
      text: 'A numbered document for the two of you and for a lawyer, also as a Word file.',
    },
    {
      title: 'Sign and finalize',
      text: 'You both approve the very same text. Then each signs with an adult witness, and the file is sealed so that any later change shows.',
    },
  ],
  benefitsTitle: 'What you get',
  benefits: [
    { title: 'Plain language', text: 'The law’s terms, with their meaning beside them.' },
    { title: 'One flat price', text: 'No hours are billed. You see the price before you pay.' },
    { title: 'At your pace', text: 'Everything is saved as you answer. Continue on any device.' },
    { title: 'Yours alone', text: 'Each case is kept apart from every other.' },
    { title: 'Open answers in view', text: 'What is still missing is listed before you sign.' },
    {
      title: 'Easy to verify',
      text: 'Anyone who holds the file can check that nothing was changed since it was signed.',
    },
  ],
  faqTitle: 'Often asked',
  shownQuestions: 3,
  allFaq: 'All questions and answers',
  start: 'Go to your dashboard',
  pricing: 'See what it costs',
} as const;

export const pricingWording = {
  title: 'What it costs',
  lead: 'One price for the two of you. No subscription.',
  payLater:
    'Begin free and pay when you are ready: the Complete Kit opens PDF and Word, the invitation, signing and sealing.',
  checkout: 'Go to checkout',
  loading: 'Fetching the prices…',
  failed: 'We could not fetch the prices. Nothing is charged before you have seen them.',
  tryAgain: 'Try Again',
  popular: 'Recommended',
  regular: (price: string) => `The regular price after the introduction is ${price}.`,
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
        'The law does not ask for one. Advice from a lawyer of your own makes an agreement harder to challenge. You can take the PDF or the Word file to one at any time.',
    },
  ],
  closing: 'Start now, and decide later.',
  start: 'Start Your Agreement',
  signIn: 'Log in',
} as const;

export const faqWording = {
  title: 'Questions and answers',
  lead: 'Short answers. They are legal information for Ontario, not legal advice.',
  items: [
    {
      question: 'Is an agreement made here binding?',
      answer:
        'In Ontario a separation agreement must be in writing, signed by both and witnessed (Family Law Act, section 55(1)). The steps here see to all three. A court can still set an agreement aside, for example when someone hid a significant asset or debt, or did not understand what they signed (section 56(4)).',
    },
    {
      question: 'Do we need lawyers?',
      answer:
        'The law does not ask for them. Advice from your own lawyer makes an agreement harder to challenge, and each of you can take the draft to one. If you go without, the record of signing says that you chose to.',
    },
    {
      question: 'Is an electronic signature valid?',
      answer:
        'Ontario’s Electronic Commerce Act, 2000 allows electronic signatures (section 11) and does not list domestic contracts among its exclusions. Each of you signs with a witness who is present. Whether a witness may watch by video has not been settled, so we ask for one in the same room.',
    },
    {
      question: 'Who can be a witness?',
      answer:
        'An adult who is not one of the two of you and who is in the room when you sign. The witness signs too, by a link of their own.',
    },
    {
      question: 'Does my partner need an account?',
      answer:
        'No. Your partner opens a link, confirms it with a one-time code, and can read, approve, decline and sign.',
    },
    {
      question: 'What does my partner see?',
      answer: 'The agreement that you invite them to read. Not your account, and not the private safety questions.',
    },
    {
      question: 'How is child support calculated?',
      answer:
        'By the tables of the Federal Child Support Guidelines: the paying parent’s income, the number of children and the province set the amount. When each parent has the children at least 40 percent of the time, the tables are only the starting point (section 9).',
    },
    {
      question: 'What if we agree on less than the table amount?',
      answer:
        'You can, with a reason, and the reason goes into the agreement. A court that is asked for a divorce must be satisfied that there are reasonable arrangements for the children, and can hold it back otherwise (Divorce Act, section 11(1)(b)).',
    },
    {
      question: 'Can we settle parenting and support for good?',
      answer:
        'Not against the children’s interests. Terms about children give way when they are not in their best interests (Family Law Act, section 56(1)).',
    },
    {
      question: 'We were not married. Can we use this?',
      answer:
        'Yes. Property works differently: without a marriage there is no equalization, each keeps their own, and joint property is divided. The text follows what you answer.',
    },
    {
      question: 'Can we change the agreement later?',
      answer: 'Yes, in the same form: in writing, signed by both and witnessed (Family Law Act, section 55(1)).',
    },
    {
      question: 'We live outside Ontario. Can we use this?',
      answer:
        'Not yet. The text follows Ontario’s law. British Columbia and other provinces have other rules for property and witnesses.',
    },
  ],
} as const;

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
      text: 'Links for reading and signing can be withdrawn or run out. The page that the link opens can send you a new one, if what it was for still stands.',
    },
    {
      title: 'Is this file the one we signed?',
      text: 'Check it on our verification page. It tells whether anything was changed since.',
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
