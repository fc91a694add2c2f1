import { sources } from '../sources.js';
import type { ArticleText } from './article.js';

export const childSupportWorkedOut: ArticleText = {
  readWith: '436914938ad4',
  lawAsOf: '21 November 2026',
  sections: [
    {
      title: 'Whose money it is',
      text: [
        'Child support belongs to the child. Parents cannot trade it for the house, and they cannot waive it. What they can do is understand how the amount comes about, so that the talk is about facts. In Ontario the amount comes from the Child Support Guidelines: federal for couples who are or were married and divorce, Ontario’s own for everyone else. Their tables and rules are nearly word for word the same.',
      ],
    },
    {
      title: 'The table amount',
      text: [
        'Three things lead to the [table amount](/glossary/table-amount): where the paying parent lives, that parent’s yearly income before tax, and how many children the support is for (section 3). The other parent’s income plays no part when the children live mostly with them.',
        'The tables in use today have been in force since {tablesSince}. For a parent in Ontario with an income of $50,000 and two children, they give {table50k2} a month. At $82,000 it is {table82k2}. You can see every line of that working in the [calculator, with these answers filled in](/calculators/child-support#arrangement=sole&payor=owner&province=ON&income=82%2C000&children=2).',
        'Below $16,000 a year the tables ask for nothing. Each province has a table of its own, and the one that counts is where the paying parent lives, not where the children live.',
      ],
    },
    {
      title: 'What counts as income',
      text: [
        'Start from line 15000 of the tax return and adjust it by Schedule III (section 16): union dues come off, for example, and a dividend counts at what was really paid, not at the grossed-up amount. If income jumps from year to year, a court may look at a pattern over three years (section 17). For someone who is self-employed it may add back expenses that are not really costs of the business, and it can work with an income a parent could reasonably earn but does not (sections 18 and 19).',
        'Income changes, and so does the amount. Once a year each parent can ask the other for tax returns and notices of assessment (section 25). Writing into the agreement that you exchange them by a fixed day every year saves you both from having to ask.',
      ],
    },
    {
      title: 'What comes on top: section 7 expenses',
      text: [
        'Some costs are shared beside the table amount, in proportion to the two incomes and after subsidies, benefits and tax credits (section 7):',
        [
          'child care that is needed for work, illness, disability or education',
          'medical and dental insurance premiums for the child',
          'health costs over insurance, once they pass $100 a year',
          'schooling out of the ordinary',
          'post-secondary education',
          'activities out of the ordinary',
        ],
        'An example. Child care costs $9,600 a year, of which $3,600 comes back as a tax saving. That leaves $6,000 to share. With incomes of $90,000 and $60,000 the parents carry {childcareFirst} and {childcareSecond} a year, or {childcareFirstMonthly} and {childcareSecondMonthly} a month. The [expense calculator](/calculators/special-expenses) does the same for your own numbers.',
      ],
    },
    {
      title: 'When the simple table is not the whole answer',
      text: [
        'When each parent has the children at least 40 percent of the time, the rule changes: see [the article on the 40 percent line](/blog/3). When each parent has one or more of the children most of the time, the difference between the two table amounts is paid (section 8).',
        'Over $150,000 a year, a court may follow the table for the whole income, or use it for the first $150,000 and add what is appropriate for the rest (section 4). At $200,000 with one child, the table gives {over150Whole} a month for the whole income and {over150First} on the first $150,000. Both figures belong on the table when you talk.',
        'A child who has turned 18 still counts while they cannot support themselves, most often because they study. Their amount may be set in another way when the table does not fit (section 3(2)). Section 10 allows another amount for undue hardship, but never to a parent whose household would live better than the other’s; the bar is high.',
      ],
    },
    {
      title: 'Agreeing on another amount',
      text: [
        'You can agree on another amount when special provisions for the child, or reasonable arrangements, explain it (Divorce Act, section 15.1(5) to (8)). Write the reason into the agreement in plain words: “Sam keeps the house with the children, and Alex’s share of it is worth more than the difference.” A court that is asked for a divorce must be satisfied that there are reasonable arrangements for the children, and can hold the divorce back when there are not (section 11(1)(b)).',
        'Child support is paid out of taxed money and is not income for the parent who receives it. It comes before spousal support when there is not enough for both.',
      ],
    },
  ],
  sources: [
    { ...sources.childSupportGuidelines, since: '1 October 2025 (tables)' },
    sources.ontarioGuidelines,
    sources.divorceAct,
  ],
};
