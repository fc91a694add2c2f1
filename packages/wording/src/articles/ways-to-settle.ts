import { sources } from '../sources.js';
import type { ArticleText } from './article.js';

export const waysToSettle: ArticleText = {
  readWith: 'e3b0c44298fc',
  lawAsOf: '21 November 2026',
  sections: [
    {
      title: 'Start where you agree',
      text: [
        'Separating couples often think that they disagree about everything. Written down, the list of what is truly open is usually short: one house, one pension, two nights a week. What is agreed can be drafted now. What is open needs one of the ways below. Since 2021 the Divorce Act asks everyone to try to settle by a family dispute resolution process, as far as that is appropriate (section 7.3), and asks lawyers to tell you about them (section 7.7).',
        'Appropriate is the word to hold on to. Where there is violence, threats or fear, sitting at one table may be dangerous, and going straight to court may be right. See the last section first if that is you.',
      ],
    },
    {
      title: 'Talking to each other, with help on paper',
      text: [
        'You talk, and you draft. A guided questionnaire such as ours asks what an agreement needs, works out what the law works out, and shows what is missing. It costs little and goes at your pace. It works when both of you disclose everything, neither is afraid, and the open questions are ones that facts can answer. Each of you should still have a lawyer read the draft once.',
      ],
    },
    {
      title: 'Mediation',
      text: [
        'A [mediator](/glossary/mediation) helps you talk and takes no side. The mediator does not decide and does not advise either of you. It can be open, when what is said may be reported, or closed, when it may not: choose before you begin (Family Law Act, section 3). A mediator should speak with each of you alone first and ask about power and safety.',
        'Every family court location in Ontario offers mediation with fees that follow income, and some time free of charge on the day of court. What comes out is often a memorandum of understanding. It binds nobody until it is turned into an agreement that is signed and witnessed.',
      ],
    },
    {
      title: 'Collaborative practice and negotiation by lawyers',
      text: [
        'In collaborative practice each of you has a lawyer, and all four sign that nobody goes to court while it lasts. If it fails, both lawyers must go and you start anew, which makes everyone careful. Financial and parenting experts can join. It costs more than mediation and less than a trial.',
        'Ordinary negotiation through lawyers is the most common way of all. It is well suited when one of you knows much more about the money than the other.',
      ],
    },
    {
      title: 'Arbitration',
      text: [
        'An [arbitrator](/glossary/arbitration) is a private judge whom you choose and pay. In Ontario family arbitration must follow the law of Ontario or of another Canadian jurisdiction: an award by any other law has no effect. You can agree to it only after the dispute has arisen, in writing, each with independent legal advice, and the arbitrator must be trained and must have screened for violence (Arbitration Act, 1991; Family Law Act, sections 59.1 to 59.7). It is faster and more private than court. It is not cheap, and there is little room for appeal.',
        'Some parents name a parenting coordinator for small matters, such as a swapped holiday, after the agreement is signed.',
      ],
    },
    {
      title: 'Court',
      text: [
        'A court can order what nobody can agree on: support now, disclosure under penalty, the home for one of you, a parenting order. It starts with an application, a financial statement (Form 13 or 13.1) and a mandatory information session, and goes through conferences in which a judge tries to help you settle. Few cases reach a trial. Most of those that begin in court end in an agreement, after a year or more and after costs that could have paid for something else.',
        'Going to court is not a failure when the other will not disclose, hides money, moves the children, or is dangerous. A court can also make only one order, so that you can settle the rest.',
      ],
    },
    {
      title: 'Choosing',
      text: [
        'Ask yourselves three questions. Is anyone afraid? Then get advice alone before anything else. Does each of you know the income, the assets and the debts of both? If not, disclosure comes first, whichever way you choose. And is what you disagree about a fact or a wish? Facts can be looked up or valued. Wishes need a conversation, and a mediator is trained for it.',
        'You can combine. Many couples draft what they agree on, take two open points to a mediator for an afternoon, and have two lawyers read the result.',
      ],
    },
    {
      title: 'If you are not safe',
      text: [
        'In danger, call 911. The Assaulted Women’s Helpline in Ontario answers day and night, free of charge: 1-866-863-0511. A family court can make a restraining order (Family Law Act, section 46) and give one of you the home (section 24). Legal Aid Ontario has lawyers for people who experience violence: 1-800-668-8258. Your browser remembers the pages you open; a private window does not.',
      ],
    },
  ],
  sources: [
    { ...sources.divorceAct, since: '1 March 2021 (sections 7.3 and 7.7)' },
    sources.familyLawAct,
    sources.arbitrationAct,
  ],
};
