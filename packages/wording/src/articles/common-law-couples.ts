import { sources } from '../sources.js';
import type { ArticleText } from './article.js';

export const commonLawCouples: ArticleText = {
  readWith: '765a0775d1b4',
  lawAsOf: '21 November 2026',
  sections: [
    {
      title: 'No wedding, other rules',
      text: [
        'Many couples believe that after some years together they are “as good as married”. In Ontario that is true for some things and wrong for the one that costs most. This article sorts them. You are a [common-law couple](/glossary/common-law) here when you lived together as a couple without marrying each other. There is no form to file and no divorce when it ends.',
      ],
    },
    {
      title: 'Children: no difference at all',
      text: [
        'The law asks whether you are the child’s parents, not whether you were married. [Parenting time](/glossary/parenting-time), decision-making responsibility and [child support](/glossary/child-support) follow the same rules. Only the name of the statute changes: Ontario’s Children’s Law Reform Act and Ontario’s Child Support Guidelines take the place of the federal ones. The tables are the same. A parent in Ontario with $50,000 a year and two children pays {table50k2} a month either way.',
      ],
    },
    {
      title: 'Spousal support: the same after three years',
      text: [
        'You count as spouses for support once you have lived together continuously for at least three years, or if you have a child together and are in a relationship of some permanence (Family Law Act, section 29). From then on [entitlement, range and length](/blog/6) are worked out as for a married couple.',
      ],
    },
    {
      title: 'Property: the big difference',
      text: [
        'There is no [equalization](/glossary/equalization). That right belongs to married spouses alone (Family Law Act, section 1(1) and Part I). Each of you keeps what is in your own name and owes what you borrowed. What you own together is divided by ownership, usually half each. What you bought alone is yours, even if you both used it for fifteen years.',
        'The [matrimonial home](/glossary/matrimonial-home) rules do not apply either. If the home is in your partner’s name, you have no equal right to stay in it and your consent is not needed for a sale. If you rent, the tenancy belongs to whoever is named in the lease.',
      ],
    },
    {
      title: 'Trust claims: when names do not tell the whole story',
      text: [
        'Sometimes one partner pays the mortgage of a house that the other owns, builds the extension, or keeps the household and the children so that the other’s business can grow. Then the law of unjust enrichment can help. Three things must be shown: one was enriched, the other lost by it, and there was no legal reason for it. In Kerr v. Baranow (2011 SCC 10) the Supreme Court of Canada said that where a couple ran a “joint family venture”, the one who gave may get a share of the wealth that both built, and not only wages for hours worked.',
        'Such [trust claims](/glossary/trust-claim) are real but hard. They depend on proof: who paid for what, who did what, what was said. They take time and lawyers, and there are time limits. An agreement is far cheaper. In it you can give the partner without a title a fair share, and each of you can release every such claim.',
      ],
    },
    {
      title: 'An example',
      text: [
        'Kim and Lee lived together for eight years. Kim owns a house with $200,000 of equity. Lee has $20,000 in savings, and both own a car worth $24,000. Had they married, Kim would have owed Lee an equalization payment. Unmarried, each keeps their own and they split the car, {carShare} each. Lee paid half of the mortgage for eight years. Whether that was rent or a share in the house is just the kind of question a trust claim asks, and just the kind that two people can answer better than a court: by a figure that both can live with. The [calculator for common-law property](/calculators/common-law-property) lays out what is whose.',
      ],
    },
    {
      title: 'If one of you dies or falls ill',
      text: [
        'A common-law partner does not inherit when there is no will (Succession Law Reform Act, Part II speaks of married spouses). They may claim support from the estate as a dependant (Part V). Make a will, name beneficiaries of pensions and insurance, and sign powers of attorney. After a separation, change them.',
        'Some rights come earlier than you think. For income tax you are common-law partners after twelve months together, or at once with a child. Canada Pension Plan credits can be divided after a year together, when one of you applies.',
      ],
    },
    {
      title: 'Why you need an agreement even more',
      text: [
        'Married couples have a rule that steps in when they say nothing. You have few. Write down the date you began and stopped living together, what each of you owns, who leaves with what, whether anything is paid for the home, and that neither of you will claim more. Have it signed and [witnessed](/glossary/witness), as the law asks for every separation agreement: section 55(1) makes no difference between married and unmarried. The rules in this article are Ontario’s. British Columbia, for one, treats couples after two years together much like married ones.',
      ],
    },
  ],
  sources: [
    sources.familyLawAct,
    { ...sources.ontarioGuidelines, since: '1 October 2025 (tables)' },
    { ...sources.childrensLawReformAct, since: '1 March 2021 (Part III)' },
    sources.kerr,
    sources.successionLawReformAct,
  ],
};
