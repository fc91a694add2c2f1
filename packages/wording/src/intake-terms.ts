interface Term {
  /** Its page is /glossary/{id}. */
  id: string;
  term: string;
}

const term = (id: string, name: string): Term => ({ id, term: name });

/** Which words of the law stand behind a subject of the intake. Beside the glossary, whose texts the intake has no use for. */
export const intakeTerms = {
  lead: 'Words of the law:',
  of: {
    people: [],
    particulars: [],
    relationship: [term('common-law', 'common-law'), term('valuation-date', 'valuation date')],
    home: [term('matrimonial-home', 'matrimonial home')],
    homePlan: [term('matrimonial-home', 'matrimonial home')],
    children: [],
    residence: [
      term('majority-of-parenting-time', 'majority of parenting time'),
      term('shared-parenting-time', 'shared parenting time'),
    ],
    decisions: [term('decision-making-responsibility', 'decision-making responsibility')],
    schedule: [term('parenting-time', 'parenting time')],
    breaks: [term('parenting-time', 'parenting time')],
    exchanges: [],
    rules: [],
    otherChildren: [],
    guidelines: [term('table-amount', 'table amount')],
    income: [term('line-15000', 'line 15000'), term('disclosure', 'disclosure')],
    childSupport: [term('child-support', 'child support'), term('set-off', 'set-off')],
    expenses: [term('special-expenses', 'special or extraordinary expenses')],
    studies: [term('child-support', 'child support')],
    arrears: [term('child-support', 'child support')],
    spousalTerms: [term('spousal-support', 'spousal support')],
    lumpSum: [term('spousal-support', 'spousal support')],
    security: [],
    payment: [term('family-responsibility-office', 'Family Responsibility Office')],
    spousalSupport: [
      term('spousal-support', 'spousal support'),
      term('advisory-guidelines', 'Spousal Support Advisory Guidelines'),
    ],
    release: [term('spousal-support', 'spousal support')],
    assets: [term('net-family-property', 'net family property'), term('equalization', 'equalization')],
    debts: [term('net-family-property', 'net family property')],
    pensions: [term('net-family-property', 'net family property')],
    equalization: [term('equalization', 'equalization')],
    tax: [],
    afterwards: [],
    agreement: [term('mediation', 'mediation'), term('arbitration', 'arbitration')],
    contact: [],
    terms: [term('independent-legal-advice', 'independent legal advice')],
  },
};
