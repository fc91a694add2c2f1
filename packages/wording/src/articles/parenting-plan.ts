import { sources } from '../sources.js';
import type { ArticleText } from './article.js';

export const parentingPlan: ArticleText = {
  readWith: 'e3b0c44298fc',
  lawAsOf: '21 November 2026',
  sections: [
    {
      title: 'Write it for a bad week',
      text: [
        'A parenting plan is easy in a week in which nobody is ill, nobody works late and everyone is on speaking terms. It earns its keep in the other kind of week. So when you write yours, test each sentence against a Thursday on which one child has a fever, the car will not start, and you are cross with each other. If the sentence tells you both what happens now, it is good. If it says “as the parties agree”, it is not a sentence yet.',
      ],
    },
    {
      title: 'What the law looks at',
      text: [
        'There is one test: the best interests of the child (Divorce Act, section 16; Children’s Law Reform Act, section 24). First of all comes the child’s physical, emotional and psychological safety, security and well-being. Then come the child’s needs and stability, the ties to each parent, siblings and grandparents, each parent’s willingness to support the child’s relationship with the other, the child’s views, culture and language, the plans for care, and any family violence.',
        'A child should have as much time with each parent as fits those interests (section 16(6)). That is not a rule of halves. Since 1 March 2021 the law speaks of [parenting time](/glossary/parenting-time) and [decision-making responsibility](/glossary/decision-making-responsibility), not of custody and access. The words were changed so that nobody wins or loses a child.',
      ],
    },
    {
      title: 'Five things every plan answers',
      text: [
        [
          'Where are the children on which day, and at what hour and place do they change over?',
          'What of birthdays, summer, the winter break, March break, and the days that matter in your family?',
          'Who decides about school, health, religion and big activities, and what happens if you do not agree?',
          'How do you tell each other things: one channel, within which time, for what?',
          'How can a day be swapped, and how is the plan itself changed as the children grow?',
        ],
        'Common schedules have names. Week on, week off means one exchange a week and long stretches. 2-2-3 means short stretches and many exchanges, and suits small children who live close to both schools and homes. Alternate weekends with a midweek evening suit parents who live apart or work shifts. [The calculator](/calculators/parenting-time) draws a year of each and shows the share, which also matters [for child support](/blog/3).',
      ],
    },
    {
      title: 'Fit it to their age',
      text: [
        'Babies and toddlers need short gaps and familiar routines more than they need equal numbers. School children need to know on Sunday where they will be on Wednesday; put a calendar on both fridges. Teenagers need to be asked, and a plan that leaves room for their own lives. Agree now to sit down again at two or three ages, such as the first year of school and the first year of high school.',
        'Ask the children what works, but never which parent they choose. If they say something that worries you, a counsellor who works with children is a better listener than either lawyer.',
      ],
    },
    {
      title: 'Moving',
      text: [
        'If a parent wants to move with a child, or so far that it has a real effect on the child’s relationships, the law calls it [relocation](/glossary/relocation). Notice must be given in writing at least 60 days before, to everyone with parenting time, decision-making responsibility or contact, with the date, the new address and a proposal for the schedule (Divorce Act, section 16.9). The other has 30 days to object (section 16.91). Where the time is shared about equally, the parent who wants to move must show that it is in the child’s best interests; where one parent has the vast majority of the time, the other must show that it is not (section 16.93). A smaller move needs notice too. A court can waive notice where there is family violence.',
      ],
    },
    {
      title: 'Small sentences that save large fights',
      text: [
        [
          'The parent whose time begins picks the children up. Who picks up is rarely late.',
          'If you cannot be there yourself overnight, ask the other first before a sitter.',
          'A swap that is asked for by Wednesday noon gets an answer by Wednesday evening; no answer means no.',
          'School mail goes to both. Each asks the school, not the other, for news.',
          'New partners are introduced after you told each other, not by the children.',
          'Nobody speaks ill of the other where a child can hear, and nobody lets others do so.',
          'Passports lie with one of you, and are handed over against a plan of the journey.',
        ],
      ],
    },
    {
      title: 'When you do not agree',
      text: [
        'Write down the ladder: you talk for a week, then a mediator you already named, and only then a court. Say who pays the mediator. Meanwhile the plan stands as it is. A court may always look at a plan again for the child’s sake (Family Law Act, section 56(1)), but it will rarely touch one that two parents wrote with care and that works.',
        'A plan does not replace safety. If there is violence, or a child is afraid, do not negotiate alone: see [your options](/blog/7), and get advice first.',
      ],
    },
  ],
  sources: [
    { ...sources.divorceAct, since: '1 March 2021 (sections 16 to 16.96)' },
    { ...sources.childrensLawReformAct, since: '1 March 2021 (Part III)' },
    sources.familyLawAct,
  ],
};
