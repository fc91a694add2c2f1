import { sources } from './sources.js';

/** The articles of the blog. The first one stands in for an address that no article has. */
export const articlesWording = {
  title: 'Blog',
  lead: 'Notes on separating fairly, in plain words. They are legal information for Ontario, not legal advice.',
  read: (minutes: number) => `${minutes} minutes to read`,
  published: (day: string) => `Published ${day}`,
  back: 'All articles',
  articles: [
    {
      id: '1',
      title: 'What makes a separation agreement hold',
      excerpt: 'Three rules of form, full disclosure, and the children first.',
      category: 'Legal Guidance',
      date: '21 November 2026',
      minutes: 2,
      sections: [
        {
          title: 'The form',
          text: 'In Ontario a separation agreement must be in writing, both people must sign it, and the signatures must be witnessed (Family Law Act, section 55(1)). A promise at the kitchen table, however fair, meets none of the three. A later change needs the same form.',
        },
        {
          title: 'Disclosure',
          text: 'A court can set an agreement aside when someone did not disclose significant assets or debts, or did not understand what the agreement does (section 56(4)). So show each other the whole picture in writing before you sign, and keep a copy of what you showed.',
        },
        {
          title: 'Children first',
          text: 'Terms about children give way when they are not in the children’s best interests (section 56(1)). Child support follows the Guidelines, and a term that limits the yearly exchange of income information cannot be enforced (Guidelines, section 25(8)).',
        },
        {
          title: 'Advice',
          text: 'The law does not make you see a lawyer. But someone who was advised can hardly say later that they did not understand, so advice protects both of you. Give it time: nobody should sign on the day they first read the text.',
        },
      ],
      sources: [sources.familyLawAct, sources.childSupportGuidelines],
    },
    {
      id: '2',
      title: 'How child support is worked out',
      excerpt:
        'Income, number of children, province: where the table amount comes from, and when it is only the start.',
      category: 'Child Support',
      date: '21 November 2026',
      minutes: 3,
      sections: [
        {
          title: 'The table amount',
          text: 'The Federal Child Support Guidelines hold a table for each province and territory. The payor’s province, the payor’s yearly income and the number of children lead to one monthly amount (section 3). The present tables have been in force since 1 October 2025. Income starts from line 15000 of the tax return and is adjusted by Schedule III (section 16).',
        },
        {
          title: 'What comes on top',
          text: 'Some expenses are shared beside the table amount: child care, insurance premiums, health costs over insurance, post-secondary education, and schooling and activities that are out of the ordinary. They are shared in proportion to the two incomes, after subsidies, benefits and tax credits (section 7).',
        },
        {
          title: 'When you share the time',
          text: 'Shared parenting time means that each parent has a child at least 40 percent of the time over the course of a year. The difference between the two table amounts is then only the starting point: the increased costs of two homes and the means of everyone count too (section 9). When each parent has one or more of the children most of the time, the difference is the amount (section 8).',
        },
        {
          title: 'High incomes',
          text: 'Over $150,000 a year a court may follow the table, or may use it for the first $150,000 and add what is appropriate for the rest (section 4).',
        },
        {
          title: 'Agreeing on another amount',
          text: 'You can agree on another amount when special provisions or reasonable arrangements for the children explain it (Divorce Act, section 15.1). Write the reason down: a court can hold back a divorce when the arrangements for the children are not reasonable (section 11(1)(b)).',
        },
      ],
      sources: [sources.childSupportGuidelines, sources.divorceAct],
    },
  ],
} as const;
