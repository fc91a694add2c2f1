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
