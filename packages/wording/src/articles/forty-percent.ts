import { sources } from '../sources.js';
import type { ArticleText } from './article.js';

export const fortyPercent: ArticleText = {
  readWith: 'd0e26484ec00',
  lawAsOf: '21 November 2026',
  sections: [
    {
      title: 'The line',
      text: [
        'Shared custody, or in today’s words [shared parenting time](/glossary/shared-parenting-time), means that each parent has the child at least 40 percent of the time over the course of a year (Child Support Guidelines, section 9). A parent with more than 60 percent has the [majority of parenting time](/glossary/majority-of-parenting-time) (section 2). The line matters because child support is worked out in another way on each side of it.',
        'The words changed on 1 March 2021. The Divorce Act and the Guidelines no longer speak of custody and access but of parenting time and decision-making responsibility. The 40 percent stayed.',
      ],
    },
    {
      title: 'How the time is counted',
      text: [
        'The Guidelines do not say how to count, and courts have used both days and hours. What they look at is responsibility: whose time is it, who would be called if the child were ill? Time at school or asleep usually belongs to the parent in whose care the child is that day.',
        'Forty percent of a year is 146 days, or 3,504 hours. Some common schedules, before holidays:',
        [
          'Week on, week off: 50 percent each',
          '2-2-3 (two days, two days, then a three-day weekend, the other way round in the next week): 50 percent each',
          'Every Friday after school to Monday morning, and one evening in the week: close to 40 percent, so count it exactly',
          'Every second weekend from Friday to Sunday evening: about 14 percent',
        ],
        'Summer and winter breaks can move a schedule over the line in either direction. The [parenting time calculator](/calculators/parenting-time) counts a whole year by the hour, with your holidays, and shows the share of each of you.',
      ],
    },
    {
      title: 'What the line changes',
      text: [
        'On the far side of it, child support is not simply what one table says. Section 9 names three things to look at:',
        [
          'the table amounts of both parents',
          'the increased costs of shared parenting time',
          'the conditions, means, needs and other circumstances of each parent and of each child',
        ],
        'The usual start is a straight [set-off](/glossary/set-off). Take two children and parents in Ontario who earn $90,000 and $60,000. By the tables in force since {tablesSince} the first would pay {shared90k2} a month and the second {shared60k2}. The difference is {sharedSetOff} a month, paid by the parent who earns more. You can [open this example in the calculator](/calculators/child-support#arrangement=shared&parents.owner.province=ON&parents.owner.income=90%2C000&parents.partner.province=ON&parents.partner.income=60%2C000&children=2).',
      ],
    },
    {
      title: 'Why the difference is only the start',
      text: [
        'In Contino v. Leonelli-Contino (2005 SCC 63) the Supreme Court of Canada said that the set-off is a starting point and no more. Two homes with two bedrooms each cost more than one. If one parent pays for the clothes, the sports and the dentist, a bare difference of tables leaves the child with two standards of living. The court asks what the children’s costs really are, who pays them, and whether the amount keeps the two homes at a level that is fair to the child.',
        'So if you share the time, write down two lists before you talk about the amount: what the children cost in a month, and who pays each item. Many parents keep the set-off and share the larger costs in proportion to income on top. Others agree that each pays the costs of their own days, and that one account, filled by both, pays for the rest. Both can be reasonable. What a court wants to see is that you thought about it and that the reason is written.',
      ],
    },
    {
      title: 'The cliff, and how not to fight over it',
      text: [
        'Between 39 and 40 percent the amount can drop by hundreds of dollars a month. That makes some parents ask for a Tuesday night they would otherwise not want, and others refuse one that would be good for the child. It helps to settle the schedule first, on the child’s needs alone, and only then look at what it means for support. If your schedule lies near the line, say in the agreement what you counted and how, and that a few swapped days will not change the support.',
        'A schedule on paper counts less than the one you live. If one of you cannot keep to the shared time for months, the amount should follow. Agree now on when you will look at it again: each year when you exchange tax returns is a good day.',
      ],
    },
    {
      title: 'Decisions are another matter',
      text: [
        'Parenting time says where the child is. Decision-making responsibility says who decides about health, education, religion and large activities. Parents can share decisions with 20 percent of the time, or have one parent decide with 50. Neither has any effect on support.',
      ],
    },
  ],
  sources: [
    { ...sources.childSupportGuidelines, since: '1 October 2025 (tables), 1 March 2021 (words of section 9)' },
    { ...sources.divorceAct, since: '1 March 2021 (parenting)' },
    sources.contino,
  ],
};
