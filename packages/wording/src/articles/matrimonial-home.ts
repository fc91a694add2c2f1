import { sources } from '../sources.js';
import type { ArticleText } from './article.js';

export const matrimonialHome: ArticleText = {
  readWith: '574b23a0d608',
  lawAsOf: '21 November 2026',
  sections: [
    {
      title: 'A house like no other',
      text: [
        'For a married couple in Ontario, the place where the family lives has rules of its own. The [matrimonial home](/glossary/matrimonial-home) is every property in which one of you has an interest and which you ordinarily lived in as your family residence when you separated (Family Law Act, section 18). It may be a house, a condominium, a farmhouse or a rented flat. A couple can have more than one: the cottage where you spent every summer may be one too. It does not matter whose name is on the title.',
      ],
    },
    {
      title: 'Both of you may live there',
      text: [
        'Both spouses have an equal right to possession, even if only one of them owns the home (section 19). One spouse cannot change the locks, end the lease or put the other’s things on the lawn. The right lasts as long as you are spouses, unless an agreement or an order says otherwise. So a divorce before the home is settled can cost the one who does not own it their right to stay.',
        'If living under one roof is not possible, a court can order that one of you has the home alone for a time (section 24). It looks at the children, at money, at other places to live, and at violence. If you are in danger, do not wait for an agreement: call 911, or the Assaulted Women’s Helpline at 1-866-863-0511, day and night.',
      ],
    },
    {
      title: 'Neither of you may sell or mortgage it alone',
      text: [
        'Neither spouse may sell, give away or mortgage an interest in the home unless the other consents, has released the right in a separation agreement, or a court allows it (section 21). A buyer’s lawyer will ask for that consent. If the owner sells behind the other’s back, a court can set the sale aside.',
        'That is why a separation agreement should say in one sentence whether the home is sold, bought out or kept, and from when each of you releases the right of possession. Without the sentence a sale years later still needs a signature.',
      ],
    },
    {
      title: 'The rule that surprises people',
      text: [
        'In [equalization](/glossary/equalization) you may deduct what you brought into the marriage. Not the matrimonial home. If you owned it on your wedding day and it is still the home on the day you separate, its whole value counts and nothing comes off (section 4(1)). Money that you inherited and put into it loses its protection as well.',
        'An example. Alex owned a flat worth $300,000 at the wedding. At separation it is worth $500,000. Sam has nothing, and there are no debts. If the flat was rented out to others, Alex’s net family property is {flatNfp} and Alex pays Sam {flatPayment}. If the two lived in it, it is {homeNfp} and the payment {homePayment}. The walls are the same. What differs is that it was home.',
        'A couple can agree otherwise, in a marriage contract before or in a separation agreement after. If you think the rule is not fair in your case, say so openly, put both figures on the table, and write down why you chose the one you chose.',
      ],
    },
    {
      title: 'Three ways to settle it',
      text: [
        [
          'Sell. Agree on the agent, the lowest price, who lives there until then, who pays what meanwhile, and how the money is divided after the mortgage, the commission and the legal costs.',
          'Buy out. One keeps the home and pays the other half of what it is worth less the mortgage. Have it valued by someone you both trust, once, on a date you fix. Find out first if the bank will let the leaving spouse off the mortgage: an agreement between you does not bind the bank.',
          'Keep it for now. One stays with the children until a date or an event, such as the youngest finishing school. Say who pays the mortgage, tax, insurance and repairs, who carries a change in value, and what happens if one of you wants out early.',
        ],
        'The cost of carrying two homes decides more than feelings do. Before you choose, put each way into a month’s budget for both of you.',
      ],
    },
    {
      title: 'If you were never married',
      text: [
        'None of this applies to common-law couples. There is no matrimonial home, no equal right to stay and no consent to a sale. Who is on the title or the lease has the right to it; two owners share it. The other partner may still have a [trust claim](/glossary/trust-claim) when they paid or worked for the home. [The article for common-law couples](/blog/9) tells more.',
      ],
    },
    {
      title: 'What to do this week',
      text: [
        [
          'Get the statement of the mortgage and the line of credit for the day you separated.',
          'Note what each of you pays for the home from that day on.',
          'Check that the insurance is paid and names both of you.',
          'If the home is in one name only, ask a lawyer whether the other should register a designation under section 20.',
        ],
      ],
    },
  ],
  sources: [{ ...sources.familyLawAct, since: '1 March 1986 (Part II)' }],
};
