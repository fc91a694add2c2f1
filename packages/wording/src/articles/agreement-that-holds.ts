import { sources } from '../sources.js';
import type { ArticleText } from './article.js';

export const agreementThatHolds: ArticleText = {
  readWith: 'e3b0c44298fc',
  lawAsOf: '21 November 2026',
  sections: [
    {
      title: 'The short answer',
      text: [
        'A [separation agreement](/glossary/separation-agreement) in Ontario holds when three things are true: it has the form the law asks for, both people knew what they were agreeing to, and the children come first. Almost every agreement that later falls apart in court fails on one of these three. None of them is hard to get right. All of them are hard to repair afterwards.',
      ],
    },
    {
      title: 'The form: written, signed, witnessed',
      text: [
        'The Family Law Act calls a separation agreement a [domestic contract](/glossary/domestic-contract). It is not enforceable unless it is in writing, signed by both people, and witnessed (section 55(1)). A promise at the kitchen table, however fair, meets none of the three. Neither does a chain of text messages. A later change needs the same form as the agreement itself.',
        'A witness watches you sign and signs too. The Act does not say who may be a witness, but it must be someone who can say in court that they saw you sign: an adult, in the room, and not the other person in the agreement. Two witnesses, one for each of you, are usual because you rarely sign at the same table. Whether a witness may watch by video has not been settled by the courts for separation agreements, so the careful choice is to have them in the same room.',
        'Signing on a screen is allowed. Ontario’s Electronic Commerce Act, 2000 says that a signature may be electronic (section 11), and it does not list domestic contracts among the documents it leaves out. What matters is that the signature can be tied to the person and to the very text they signed.',
      ],
    },
    {
      title: 'Disclosure: the reason most agreements fail',
      text: [
        'A court can set an agreement aside, in whole or in part, when one person did not disclose significant assets, or significant debts, that existed when the agreement was made (section 56(4)(a)). You cannot sign this protection away: section 56(7) keeps it alive whatever the agreement says.',
        'So show each other the whole picture in writing before you sign, and keep a copy of what you showed. That means income for the last three years, every account, pension, vehicle, property and business, and every debt, with a value and a date. Something that is hard to value, such as a pension or a small company, still belongs on the list. An honest “we do not know yet, and this is how we will find out” is safer than a guess that looks like a fact.',
        [
          'Tax returns and notices of assessment of the last three years',
          'Statements of every account and loan on the day you separated',
          'The family law value of each pension, from the plan',
          'What a house, car or business is worth, and who said so',
        ],
      ],
    },
    {
      title: 'Understanding: what lawyers are for here',
      text: [
        'The second ground is that a person did not understand the nature or consequences of the agreement (section 56(4)(b)). The third is the ordinary law of contract: pressure, fraud, mistake.',
        'The law does not make you see a lawyer before you sign. But someone who had [independent legal advice](/glossary/independent-legal-advice) can hardly say later that they did not understand, so the advice you pay for protects the other person too. One or two hours with a lawyer of your own, who reads the finished draft and asks you questions, is the most useful legal hour you can buy. Each of you needs a different lawyer.',
        'Time does the same work. Nobody should sign on the day they first read the text. Read it, sleep on it, ask, and read it again. If anyone is afraid of the other, or is told that there will be consequences for not signing, stop and get help first: an agreement signed in fear is not an agreement.',
      ],
    },
    {
      title: 'Children first',
      text: [
        'Parents can agree on where children live, who decides, and what is paid. But a court may disregard any term about [parenting time](/glossary/parenting-time) or [decision-making responsibility](/glossary/decision-making-responsibility) when that is in the child’s best interests (section 56(1)), and a child support term that is unreasonable against the Child Support Guidelines (section 56(1.1)). A support waiver can be set aside when it leads to unconscionable circumstances, or when someone would otherwise need public money (section 33(4)).',
        'That is not a reason to leave children out. A parenting plan that fits your children is what judges want to see. It is a reason to write down why you chose it, and to agree on how you will change it as they grow. For the same reason a term that limits the yearly exchange of income information does not bind anyone (Guidelines, section 25(8)).',
      ],
    },
    {
      title: 'After you sign',
      text: [
        'Keep the signed original, or the sealed file, where you will find it in ten years. Support terms can be filed with the Ontario Court of Justice or the Family Court, with an affidavit on Form 26B; then they can be enforced like an order (section 35), and the [Family Responsibility Office](/glossary/family-responsibility-office) can collect. It needs amounts in dollars and dates in the text: “a fair share” cannot be collected.',
        'An agreement is not a divorce. To end a marriage you still need a court order, and the usual ground is one year of living apart (Divorce Act, section 8(2)(a)). An agreement that is already signed makes that application short.',
      ],
    },
  ],
  sources: [sources.familyLawAct, sources.electronicCommerceAct, sources.childSupportGuidelines, sources.divorceAct],
};
