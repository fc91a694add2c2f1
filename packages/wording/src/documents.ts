/** Sentences printed in the PDF and Word file of the agreement, besides the agreement's own. */
export const documentsWording = {
  between: 'Between',
  and: 'and',
  asOf: (date: string) => `As of ${date}`,
  contents: 'Contents',
  schedule: (letter: string, heading: string) => `Schedule ${letter}: ${heading}`,
  page: (number: number, count: number) => `Page ${number} of ${count}`,
  basis: (basis: string) => `Legal basis: ${basis}`,
  working: {
    step: 'Step',
    amount: 'Amount',
    rule: 'Rule',
    inForce: (citation: string, date: string) => `${citation} (in force since ${date})`,
  },
  draft: {
    mark: 'DRAFT',
    notice: 'This is a draft. It binds nobody until both people and their witnesses have signed the final agreement.',
    missing: 'Still to be answered',
    missingIntroduction: 'The agreement needs these answers. Nothing was filled in for them.',
  },
  signatures: {
    heading: 'Signatures',
    introduction:
      'Each of us signs in front of an adult witness who is not one of the two people of this agreement. The witness signs too.',
    signature: 'Signature',
    name: 'Name',
    signedAt: 'Signed at',
    address: 'Address',
    statement: 'Statement',
    drawn: (name: string) => `Signature drawn by ${name}`,
    roles: {
      owner: 'First person',
      'owner-witness': 'Witness to the signature of the first person',
      partner: 'Second person',
      'partner-witness': 'Witness to the signature of the second person',
    },
  },
} as const;
