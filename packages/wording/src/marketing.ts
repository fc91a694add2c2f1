/** The pages that everyone may read. */
export const marketing = {
  home: {
    title: 'A separation agreement, made together',
    banner: 'New: the Evidence Kit keeps your chats, e-mails and documents together.',
    bannerLink: 'See how it helps',
    hero: {
      title: 'Leave with a signed agreement, not a court date',
      lead: 'Answer plain questions, read the draft side by side, and sign it, each of you with a witness. For couples who separate in Ontario.',
      start: 'Start Your Agreement',
      how: 'See how it works',
      cost: (price: string) => `Drafting is free. The complete agreement costs ${price}, once, for both of you.`,
      costUnknown: 'Drafting is free. You see the price before you pay anything.',
    },
    paper: {
      label: 'Part of an agreement as Evenhand writes it',
      heading: 'Separation Agreement',
      clauses: [
        {
          number: '4.1',
          text: 'The children live with each parent in turn, week on and week off. Exchanges are on Fridays at 17:00.',
          note: 'Why it is here: you chose "Week on/week off".',
        },
        {
          number: '7.2',
          text: 'The home is sold. The net proceeds are divided equally between the parties.',
          note: 'Why it is here: you own the home jointly.',
        },
      ],
      sealed: 'Signed by both, witnessed, sealed',
    },
    evidence: {
      title: 'The Evidence Kit',
      lead: 'Memories differ. What was written does not. Keep it in one place and find the passage you need.',
      points: [
        { title: 'Bring what you have', text: 'Chats, e-mails and documents, in more than 15 file formats.' },
        {
          title: 'Ask in your own words',
          text: 'Answers quote your files word for word and open the message they come from.',
        },
        { title: 'Only yours', text: 'Your partner does not see it. Delete everything whenever you want.' },
      ],
      open: 'Open the Evidence Kit',
    },
    why: {
      title: 'Why couples choose this way',
      points: [
        { title: 'Both are treated alike', text: 'The same questions, the same text, the same right to say no.' },
        {
          title: 'Every clause explains itself',
          text: 'Beside the law’s words stands what they mean and which answer they come from.',
        },
        {
          title: 'Figures with their working',
          text: 'Support and shares are calculated line by line, with the source of each figure.',
        },
        {
          title: 'Signed as the law asks',
          text: 'Ontario wants a written agreement, signed by both and witnessed. The steps see to it.',
        },
        {
          title: 'Your partner needs no account',
          text: 'A link and a one-time code are enough to read, comment and sign.',
        },
        {
          title: 'You can leave at any time',
          text: 'Your answers stay yours. Download or delete them whenever you want.',
        },
      ],
    },
    steps: {
      title: 'Five steps',
      items: [
        { title: 'Upload evidence (optional)', text: 'Bring what helps you remember. You can skip this.' },
        { title: 'Complete intake', text: '15-30 minutes of plain questions. Every answer is saved as you go.' },
        { title: 'Review agreement', text: 'Read the draft. Change an answer, and the text follows.' },
        { title: 'Invite partner', text: 'Your partner reads the same text and can comment or approve.' },
        { title: 'Sign and finalize', text: 'Both sign, each with an adult witness. The finished file is sealed.' },
      ],
    },
    closing: {
      title: 'Begin when you are ready',
      text: 'You can stop after any question and go on another day.',
      pricing: 'See what it costs',
      signIn: 'Sign in',
    },
    start: {
      title: 'Before you start',
      close: 'Close',
      points: [
        'You need 15-30 minutes, and can take breaks.',
        'Nobody is told that you have started. Your partner hears of it only when you send an invitation.',
        'If you do not feel safe, talk to someone first. In Ontario, the Assaulted Women’s Helpline answers day and night: 1-866-863-0511.',
      ],
      goOn: 'Continue',
      signedIn: 'Go to your first step',
    },
  },
  howItWorks: {
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
        text: 'Who you are, how you live, your children, your money, and what you want settled. You see only what applies to you.',
      },
      {
        title: 'Invite your spouse',
        text: 'Your spouse gets a link and a one-time code, and reads everything without an account.',
      },
      {
        title: 'Review and customize',
        text: 'Read clause by clause. What is missing is listed, never invented. Any change of an answer changes the text.',
      },
      {
        title: 'Generate the final agreement as PDF',
        text: 'A numbered document for the two of you and for a lawyer, also as a Word file.',
      },
      {
        title: 'Sign and finalize',
        text: 'You both approve the very same text. Then each signs before an adult witness, and the file is sealed so that any later change shows.',
      },
    ],
    benefitsTitle: 'What you get',
    benefits: [
      { title: 'Plain language', text: 'The law’s terms stand beside what they mean.' },
      { title: 'One flat price', text: 'No hours are billed. You see the price before you pay.' },
      { title: 'At your pace', text: 'Everything is saved as you answer. Go on from any device.' },
      { title: 'Yours alone', text: 'Each case is kept apart from every other.' },
      { title: 'Checked for gaps', text: 'Missing answers and contradictions are named before you sign.' },
      {
        title: 'Easy to verify',
        text: 'Anyone who holds the file can check that nothing was changed since it was signed.',
      },
    ],
    faqTitle: 'Often asked',
    allFaq: 'All questions and answers',
    start: 'Go to your dashboard',
    pricing: 'See what it costs',
  },
  pricing: {
    title: 'What it costs',
    lead: 'One price for both of you. No subscription.',
    loading: 'Fetching the prices…',
    failed: 'We could not fetch the prices. Nothing is charged before you have seen them.',
    tryAgain: 'Try again',
    popular: 'Recommended',
    once: 'once',
    free: 'Free',
    regular: (price: string) => `Regular price ${price}`,
    choose: { free: 'Start for free', complete: 'Choose this plan', premium: 'Choose this plan' },
    evidenceTitle: 'The Evidence Kit is part of every plan',
    evidenceText: 'Keep chats, e-mails and documents together and find what was said.',
    evidenceLink: 'About the Evidence Kit',
    faqTitle: 'About paying',
    faq: [
      { question: 'Does my partner have to pay too?', answer: 'No. One payment covers both of you.' },
      { question: 'Can I get my money back?', answer: 'Yes, within 30 days of paying.' },
      {
        question: 'How long can I open my documents?',
        answer: 'For one year. Download them: the file you have stays valid for good.',
      },
    ],
    closing: 'Drafting is free. Start, and decide later.',
    start: 'Start Your Agreement',
  },
  faq: {
    title: 'Questions and answers',
    lead: 'Short answers. They are legal information for Ontario, not legal advice.',
    items: [
      {
        question: 'Is an agreement made here binding?',
        answer:
          'In Ontario a separation agreement must be in writing, signed by both and witnessed (Family Law Act, section 55). The steps here see to all three. A court can still set an agreement aside, for example when someone hid important property or did not understand what they signed (section 56).',
      },
      {
        question: 'Do we need lawyers?',
        answer:
          'The law does not ask for them. Advice from your own lawyer makes an agreement much harder to challenge, and each of you can take the draft to one. If you go without, the agreement records that you chose to.',
      },
      {
        question: 'Is an electronic signature valid?',
        answer:
          'Ontario’s Electronic Commerce Act, 2000 allows electronic signatures (section 11) and does not exclude domestic contracts. Each of you signs before a witness who is present.',
      },
      {
        question: 'Who can be a witness?',
        answer: 'An adult who is not one of the two of you, and who sees you sign. The witness signs too.',
      },
      {
        question: 'Does my partner need an account?',
        answer:
          'No. Your partner opens a link, confirms it with a one-time code, and can read, comment, approve and sign.',
      },
      {
        question: 'What does my partner see?',
        answer: 'The draft and what belongs to it. Not your account and not your evidence.',
      },
      {
        question: 'How is child support calculated?',
        answer:
          'By the tables of the Federal Child Support Guidelines for the paying parent’s income and the number of children. From 40 percent of the time with each parent on, other rules apply. Every figure shows its working and its source.',
      },
      {
        question: 'What if we agree on less than the table amount?',
        answer:
          'You can, with a reason. A court can refuse a divorce when children are not reasonably provided for, so the reason is written into the agreement.',
      },
      {
        question: 'We were not married. Can we use this?',
        answer:
          'Yes. Property works differently: without a marriage each keeps their own, and joint property is divided. The text follows what you answer.',
      },
      {
        question: 'We live outside Ontario. Can we use this?',
        answer:
          'Not yet. The text follows Ontario’s law. British Columbia and other provinces have other rules for property and witnesses.',
      },
    ],
  },
  blog: {
    title: 'Blog',
    lead: 'Notes on separating fairly, in plain words.',
    articles: [
      {
        id: '1',
        title: 'What makes a separation agreement hold',
        category: 'Legal Guidance',
        minutes: 3,
        paragraphs: [
          'Three formal rules come first. In Ontario a separation agreement must be in writing, both people must sign it, and each signature must be witnessed. They are in section 55 of the Family Law Act. An agreement at the kitchen table, however fair, meets none of them.',
          'The second part is less visible. A court can set an agreement aside when someone did not disclose significant property or debts, or did not understand what the agreement does (section 56). So show each other the whole picture, in writing, before you sign, and keep the copy.',
          'Children come before contracts. Terms about them give way when they are not in a child’s best interests. Shared parenting time in the sense of the support rules begins at 40 percent of the year with each parent.',
          'Advice from your own lawyer is not required. It is the best protection there is, for both of you: someone who was advised can hardly say later that they did not understand. An hour with a finished draft costs less than starting from nothing.',
        ],
      },
    ],
    read: (minutes: number) => `${minutes} minutes to read`,
    back: 'All articles',
    more: 'More articles follow.',
  },
  support: {
    title: 'Support',
    lead: 'We are glad to help with the site. We cannot give legal advice.',
    sections: [
      {
        title: 'No e-mail came',
        text: 'Look into the folder for unwanted mail. A sign-in link works for 15 minutes, and a newer one makes older ones stop working. You can ask for another in the sign-in dialog.',
      },
      {
        title: 'I cannot open the link I was sent',
        text: 'Links for reading and signing can be withdrawn or run out. Ask the person who invited you to send it again.',
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
        text: 'The Law Society of Ontario’s referral service offers up to 30 minutes with a lawyer free of charge. Legal Aid Ontario helps when money is short: 1-800-668-8258.',
      },
    ],
    verify: 'Check a file',
    faq: 'Questions and answers',
  },
  terms: {
    title: 'Terms',
    lead: 'What you can expect from us, and we from you.',
    sections: [
      {
        title: 'What this is',
        text: 'Evenhand helps two people write a separation agreement for Ontario, Canada. It gives legal information. It is not a law firm, does not represent either of you and does not replace a lawyer.',
      },
      {
        title: 'Your answers',
        text: 'The agreement is made from what you enter. Give full and true answers: an agreement that leaves out significant property or debts can be set aside.',
      },
      {
        title: 'Both of you',
        text: 'Invite only the person the agreement is with, and witnesses who are adults and not a party. Nobody may be pressed to sign.',
      },
      {
        title: 'Prices',
        text: 'You see the full price before you pay, and pay once. You can ask for your money back within 30 days.',
      },
      {
        title: 'Signing',
        text: 'By signing here you agree to sign electronically. Until both have signed, either of you can stop. After that, changes need the same form: in writing, signed and witnessed.',
      },
      {
        title: 'Keeping documents',
        text: 'Finished documents can be opened here for one year. Keep your own copy.',
      },
      {
        title: 'Law',
        text: 'The law of Ontario and of Canada applies.',
      },
    ],
  },
  privacy: {
    title: 'Privacy',
    lead: 'What we keep, what for, and how you get it back or have it deleted.',
    sections: [
      {
        title: 'What we keep',
        text: 'Your name and e-mail address, your answers, the documents made from them, what you upload, and a record of sign-ins and signatures: the time, the network address and the kind of browser. We need the last to show later who signed what.',
      },
      {
        title: 'What we do not do',
        text: 'No advertising, no sale of data, no tracking by others. Pages load nothing from other sites.',
      },
      {
        title: 'Who sees it',
        text: 'You. Your partner and the witnesses see what you invite them to, and only as long as the invitation stands. Each case is kept apart from every other.',
      },
      {
        title: 'Cookies',
        text: 'One cookie keeps you signed in. It holds a random number and cannot be read by scripts. There are no others, except one of the same kind for someone who opens an invitation.',
      },
      {
        title: 'How long',
        text: 'As long as your case is open. You can ask for a copy or for deletion at any time. An agreement that both have signed stays available to the other signer.',
      },
      {
        title: 'Your rights',
        text: 'Canada’s privacy law (PIPEDA) gives you access to your data and the right to correct it. If you are not content with how we handle it, you can turn to the Office of the Privacy Commissioner of Canada.',
      },
    ],
  },
};
