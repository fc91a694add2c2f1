/** The law that public pages speak of. Pages link to it beside what they say. */
export const sources = {
  familyLawAct: {
    name: 'Family Law Act, R.S.O. 1990, c. F.3',
    address: 'https://www.ontario.ca/laws/statute/90f03',
  },
  electronicCommerceAct: {
    name: 'Electronic Commerce Act, 2000, S.O. 2000, c. 17',
    address: 'https://www.ontario.ca/laws/statute/00e17',
  },
  childSupportGuidelines: {
    name: 'Federal Child Support Guidelines, SOR/97-175',
    address: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-97-175/',
  },
  divorceAct: {
    name: 'Divorce Act, R.S.C. 1985, c. 3 (2nd Supp.)',
    address: 'https://laws-lois.justice.gc.ca/eng/acts/D-3.4/',
  },
  ontarioGuidelines: {
    name: 'Child Support Guidelines, O. Reg. 391/97 (Ontario)',
    address: 'https://www.ontario.ca/laws/regulation/970391',
  },
  childrensLawReformAct: {
    name: 'Children’s Law Reform Act, R.S.O. 1990, c. C.12',
    address: 'https://www.ontario.ca/laws/statute/90c12',
  },
  pensionBenefitsAct: {
    name: 'Pension Benefits Act, R.S.O. 1990, c. P.8',
    address: 'https://www.ontario.ca/laws/statute/90p08',
  },
  arbitrationAct: {
    name: 'Arbitration Act, 1991, S.O. 1991, c. 17',
    address: 'https://www.ontario.ca/laws/statute/91a17',
  },
  successionLawReformAct: {
    name: 'Succession Law Reform Act, R.S.O. 1990, c. S.26',
    address: 'https://www.ontario.ca/laws/statute/90s26',
  },
  advisoryGuidelines: {
    name: 'Spousal Support Advisory Guidelines, Department of Justice Canada',
    address: 'https://www.justice.gc.ca/eng/rp-pr/fl-lf/spousal-epoux/spag/index.html',
  },
  incomeTaxAct: {
    name: 'Income Tax Act, R.S.C. 1985, c. 1 (5th Supp.)',
    address: 'https://laws-lois.justice.gc.ca/eng/acts/I-3.3/',
  },
  contino: {
    name: 'Contino v. Leonelli-Contino, 2005 SCC 63',
    address: 'https://www.canlii.org/en/ca/scc/doc/2005/2005scc63/2005scc63.html',
  },
  kerr: {
    name: 'Kerr v. Baranow, 2011 SCC 10',
    address: 'https://www.canlii.org/en/ca/scc/doc/2011/2011scc10/2011scc10.html',
  },
} as const;

/** The law that the questions and answers speak of. */
export const sourcesOfTheQuestions = [
  sources.familyLawAct,
  sources.electronicCommerceAct,
  sources.childSupportGuidelines,
  sources.divorceAct,
] as const;

export const sourcesTitle = 'Where the law says so';
