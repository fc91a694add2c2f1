import { sources } from '../sources.js';
import type { ArticleText } from './article.js';

export const spousalSupportRange: ArticleText = {
  readWith: 'e35a7cb18f08',
  lawAsOf: '21 November 2026',
  sections: [
    {
      title: 'First question: is there a right to it?',
      text: [
        '[Spousal support](/glossary/spousal-support) is not automatic. Before anyone speaks of an amount, the question is entitlement. The Divorce Act (section 15.2) and, for couples who do not divorce, Ontario’s Family Law Act (sections 30 and 33) look at the same things. The Supreme Court of Canada described three grounds in Moge v. Moge (1992) and Bracklow v. Bracklow (1999):',
        [
          'compensation: one of you gave up work or advancement for the family, or helped the other’s career',
          'need: one of you cannot meet their own costs after the separation, and the relationship made you depend on each other',
          'contract: you promised it to each other',
        ],
        'Two people of like means with no children and a short marriage will often find no entitlement, and then no formula matters. In Ontario a couple that never married has the same right once they lived together continuously for three years, or have a child together and a relationship of some permanence (Family Law Act, section 29).',
      ],
    },
    {
      title: 'Second question: how much?',
      text: [
        'No law sets the amount. Courts, lawyers and mediators use the [Spousal Support Advisory Guidelines](/glossary/advisory-guidelines) of 2008. They are not an enactment, but a judge who leaves the range will usually say why. They give a range: low, middle and high. There are two formulas.',
      ],
    },
    {
      title: 'Without dependent children',
      text: [
        'Take 1.5 to 2 percent of the difference between the two gross incomes for each year you lived together, up to 25 years. The high end stops where the two net incomes would be equal. The support lasts half a year to one year for each year together. It has no end date after 20 years, or after five years or more when the years together and the age of the person who receives it add up to 65 (the “rule of 65”).',
        'An example. One of you earns $100,000, the other $40,000, and you lived together for ten years. The range is {spousalLow}, {spousalMid} or {spousalHigh} a month, and it lasts {spousalDuration}. [Open this example in the calculator](/calculators/spousal-support#provinces.payor=ON&payor.employment=100%2C000&provinces.recipient=ON&recipient.employment=40%2C000&recipientAge=41&monthsTogether=10&taxYear=2026).',
      ],
    },
    {
      title: 'With dependent children',
      text: [
        'Here the formula works with what is left after tax, benefits and child support. It looks for the amount at which the person who receives support and has the children holds 40 to 46 percent of the net disposable income of both. That takes a computer: every dollar of support changes the tax and the benefits of both.',
        'An example. One earns $120,000, the other $25,000. Two children of six and nine live mostly with the one who earns less, and you were together for twelve years. The calculator gives {childSpousalLow}, {childSpousalMid} or {childSpousalHigh} a month, beside child support of {childSpousalTable} a month. Because child support comes first, many families with several children and one modest income find that the spousal range starts at zero. That is not a finding that nothing is owed; it may be owed later, when child support ends.',
      ],
    },
    {
      title: 'Where in the range?',
      text: [
        'The range is a place to talk. These things move an amount up or down within it:',
        [
          'how strong the claim to compensation is',
          'need, health and age of the person who receives',
          'need and ability to pay of the person who pays',
          'what the property division already gave',
          'debts, and the cost of seeing the children',
          'self-sufficiency: how soon can the one who receives earn more, and what would help?',
        ],
        'Below $20,000 a year of the payor’s income there is usually no award, and above $350,000 the formulas no longer apply by themselves. The amount can also be traded for time: a higher amount for fewer years, or a lower one for longer. The Guidelines call it restructuring.',
      ],
    },
    {
      title: 'Tax',
      text: [
        'Periodic support that is paid under a written agreement or an order is deducted by the one who pays and taxed at the one who receives. A lump sum is neither. Child support is neither, too. That is why the two amounts must stand apart in the agreement: a single “family support” figure costs money. Payments before the agreement was signed can count when the agreement says so, for the year of signing and the year before (Income Tax Act, sections 56.1(3) and 60.1(3)).',
      ],
    },
    {
      title: 'Changing it, ending it, giving it up',
      text: [
        'Agree on what would reopen the amount: a lost job, illness, retirement, a new partner, the end of child support. Agree on a date to look at it, even if nothing happened. You may also release each other for good. A release holds when both understood it, both disclosed their means, and it still makes sense later. But a court can set a release aside when it leads to unconscionable circumstances, or when someone would otherwise need public money (Family Law Act, section 33(4)); under the Divorce Act the test is that of Miglin v. Miglin (2003 SCC 24). So if one of you earns much more than the other and you still release, each of you should have a lawyer of your own, and the reason should be in the text.',
      ],
    },
  ],
  sources: [
    sources.divorceAct,
    sources.familyLawAct,
    { ...sources.advisoryGuidelines, since: 'July 2008 (advisory)' },
    sources.incomeTaxAct,
  ],
};
