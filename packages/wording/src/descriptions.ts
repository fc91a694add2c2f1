/** What search engines and shared links say of each public page, beside its title. */
export const descriptions: Readonly<Record<string, { title: string; description: string }>> = {
  '/': {
    title: 'Evenhand: a separation agreement for Ontario, made together',
    description:
      'Answer plain questions, see every amount worked out by the law, read the agreement together and sign it, each with a witness.',
  },
  '/how-it-works': {
    title: 'How it works',
    description:
      'Six steps from the first question to a separation agreement that both of you have signed, each with a witness.',
  },
  '/pricing': {
    title: 'What it costs',
    description: 'Free to begin, one flat price for the two of you, and what each plan holds. No subscription.',
  },
  '/blog': {
    title: 'Blog',
    description:
      'Nine articles on separating in Ontario: child support, property, the home, spousal support, parenting plans.',
  },
  '/glossary': {
    title: 'Words of the law',
    description: 'What the terms of family law mean in Ontario, each in plain words, with its section of the law.',
  },
  '/sample-agreement': {
    title: 'A sample agreement',
    description:
      'A whole separation agreement for an invented couple with children and a home, to read before you register.',
  },
  '/faq': {
    title: 'Questions and answers',
    description:
      'Is it binding, who can be a witness, do we need lawyers, how is child support calculated: short answers.',
  },
  '/support': {
    title: 'Support',
    description: 'Help with the site, where to turn when you do not feel safe, and a form that reaches us.',
  },
  '/terms': { title: 'Terms', description: 'What you can expect from us, and we from you.' },
  '/privacy': {
    title: 'Privacy',
    description: 'What we keep, where it lies, how long, who sees it, and how to have it corrected or deleted.',
  },
  '/calculators': {
    title: 'Calculators',
    description:
      'Child support, spousal support, property and parenting time for Ontario, each with its working and sources.',
  },
  '/calculators/child-support': {
    title: 'Child support calculator',
    description:
      'The table amount in Ontario and every province, shared and split parenting, with the working line by line.',
  },
  '/calculators/special-expenses': {
    title: 'Special expenses calculator',
    description: 'How parents share child care, health and school costs under section 7 of the Guidelines.',
  },
  '/calculators/spousal-support': {
    title: 'Spousal support calculator',
    description:
      'The range and length of the Spousal Support Advisory Guidelines, with and without children, with the tax.',
  },
  '/calculators/property': {
    title: 'Equalization calculator',
    description: 'Net family property and the equalization payment of a married couple in Ontario, line by line.',
  },
  '/calculators/common-law-property': {
    title: 'Common-law property calculator',
    description: 'What each keeps when a couple in Ontario separates without having married.',
  },
  '/calculators/parenting-time': {
    title: 'Parenting time calculator',
    description: 'A year of a parenting schedule counted by the hour, and whether each parent reaches 40 percent.',
  },
  '/calculators/retroactive': {
    title: 'Retroactive support calculator',
    description: 'What child support was owed in past months by the tables of their day, and what was paid.',
  },
  '/calculators/income-tax': {
    title: 'Income tax calculator',
    description: 'Federal and Ontario income tax with CPP and EI, as the support formulas use it.',
  },
};

export const organizationName = 'Evenhand';
export const feedWording = {
  title: 'Evenhand',
  description: 'Notes on separating fairly in Ontario, in plain words.',
} as const;
