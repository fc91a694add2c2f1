/** The law that public pages speak of, where it stands. Pages link to it beside what they say. */
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
} as const;

export const sourcesTitle = 'Where the law says so';
