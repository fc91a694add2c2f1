import { sources } from '../sources.js';
import type { ArticleText } from './article.js';

export const equalizationExplained: ArticleText = {
  readWith: 'a84e1a8828fd',
  lawAsOf: '21 November 2026',
  sections: [
    {
      title: 'You share growth, not things',
      text: [
        'When a marriage ends in Ontario, the law does not cut the furniture in half. Each of you keeps what is yours. What is shared is how much each of you grew during the marriage. The one who grew more pays the other half of the difference. That payment is called [equalization](/glossary/equalization), and it applies to married couples only (Family Law Act, sections 4 and 5). If you were not married, read [the article for common-law couples](/blog/9) instead.',
      ],
    },
    {
      title: 'Net family property in four lines',
      text: [
        'Each of you works out your own [net family property](/glossary/net-family-property):',
        [
          'what you owned on the [valuation date](/glossary/valuation-date), which is usually the day you separated for good',
          'less what you owed on that day',
          'less what you owned, net of debts, on the day you married',
          'less what the law excludes',
        ],
        'The result is never below zero. Then you compare. The one with the higher figure owes half of the difference.',
      ],
    },
    {
      title: 'An example',
      text: [
        'Alex owned $320,000 on the day of separation: savings, a car and half of the home. Alex owed $70,000, and had come into the marriage with $30,000. Alex’s net family property is {nfpFirst}. Sam owned $150,000, owed $20,000, and had nothing at the wedding: {nfpSecond}. The difference is {nfpDifference}, and Alex pays Sam half of it: {equalizationPayment}.',
        'Who owns which thing has not changed. Alex may pay by giving Sam a larger share of the home or of a retirement account, or over time, if you agree. The [property calculator](/calculators/property) does this with as many assets and debts as you have, and shows each line.',
      ],
    },
    {
      title: 'What is left out',
      text: [
        'Some property on the valuation date does not count (section 4(2)):',
        [
          'gifts and inheritances from someone other than your spouse that came after the marriage, and what can be traced to them',
          'damages for a personal injury',
          'life insurance that was paid out to you',
          'property that the two of you excluded in a marriage contract',
        ],
        'You have to be able to show it. An inheritance that sat in an account of its own is easy to trace. One that went into the kitchen of the family home is gone: the [matrimonial home](/glossary/matrimonial-home) is never excluded, and its value on the day of marriage is never deducted when it is still the home on the valuation date. That rule surprises more people than any other; [the next article](/blog/5) is about it.',
      ],
    },
    {
      title: 'Things that are hard to value',
      text: [
        'A pension counts, even though nobody can spend it yet. Apply to the plan for a statement of its family law value: for plans registered in Ontario the Pension Benefits Act says how it is worked out and that the plan must answer. A business counts at what it is worth, not at what is in its account. Retirement savings count before tax, so agree on a fair figure for the tax that will fall due. Credit cards, student loans and taxes owed count on the other side.',
        'Canada Pension Plan credits are outside of all this. They are divided by a rule of their own when one of you applies, and in Ontario an agreement cannot give that right up.',
      ],
    },
    {
      title: 'When half is not right',
      text: [
        'A court can order more or less than half, but only where half would be unconscionable (section 5(6)): debts run up recklessly, property hidden or given away, a share that is far too large for less than five years together. Unconscionable means more than unfair. In an agreement the two of you are freer than a court: you may settle on another figure, if both know what the law would give and say so. That is one more reason to put the full working behind the agreement.',
      ],
    },
    {
      title: 'Do not wait too long',
      text: [
        'A claim for equalization must be brought within six years of the separation or two years of the divorce, whichever comes first (section 7(3)), and within six months when a spouse dies. A court can extend these times, but do not plan on it. Write down the day you separated now, and keep the statements of that day. Banks do not keep them for ever.',
      ],
    },
  ],
  sources: [{ ...sources.familyLawAct, since: '1 March 1986 (sections 4 to 7)' }, sources.pensionBenefitsAct],
};
