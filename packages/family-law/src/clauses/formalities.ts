import type { Clause } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';

const attached = ({ statements, name }: Draft): string[] => [
  ...(statements.owner ? [`Schedule A is the financial statement of ${name('owner')}.`] : []),
  ...(statements.partner
    ? [
        `Schedule B is the financial statement of ${name('partner')}, who confirms it with a one-time code when approving this agreement.`,
      ]
    : []),
];

export const financialDisclosure: Clause = {
  id: 'financial-disclosure',
  heading: 'Financial disclosure',
  basis: ['Family Law Act, s. 56(4)(a)', 'Rick v. Brandsema, 2009 SCC 10', 'Federal Child Support Guidelines, s. 21'],
  note: 'Each of you has shown the other everything important about money. If something significant was hidden, a court can set this agreement aside.',
  answers: ['userIncome', 'partnerIncome', 'hasAssets', 'hasDebt'],
  write: (draft) => [
    'Each of us has disclosed to the other, fully and honestly, our income and all of our significant assets, debts and other liabilities as they exist when this agreement is made.',
    'Schedule H lists the documents that support this disclosure. The record of signing states, for each of us, the day on which the financial disclosure of the other was opened in the service that prepared this agreement, or that no such day is recorded.',
    ...attached(draft),
    'Each of us relies on the disclosure of the other. If one of us failed to disclose a significant asset, debt or other liability that existed when this agreement was made, the other may ask a court to set aside this agreement or a term of it.',
  ],
};

export const legalAdvice: Clause = {
  id: 'legal-advice',
  heading: 'Independent legal advice',
  basis: ['Family Law Act, s. 56(4)(b)'],
  note: 'Each of you may see your own lawyer first. When signing, each of you states whether you did; that is recorded on the certificate page.',
  answers: ['signWithoutLawyers'],
  write: ({ terms: { chosen } }) => [
    'Each of us has been advised to obtain independent legal advice about this agreement and has had the time to do so.',
    `${chosen.withoutLawyers.value ? 'Each of us may sign this agreement without a lawyer. ' : ''}When signing, each of us declares that independent legal advice was received or that it was knowingly waived. That declaration is part of the record of signing.`,
  ],
};

export const acknowledgement: Clause = {
  id: 'acknowledgement',
  heading: 'Acknowledgement',
  basis: ['Family Law Act, s. 56(4)', 'Miglin v. Miglin, 2003 SCC 24', 'Rick v. Brandsema, 2009 SCC 10'],
  note: 'A court can set an agreement aside for the reasons in section 56(4) of the Family Law Act. Each of you confirms here that none of them applies.',
  answers: ['userName', 'partnerName'],
  write: () => [
    'Each of us knows that under section 56(4) of the Family Law Act a court may set aside this agreement or a term of it if a party failed to disclose significant assets, debts or other liabilities that existed when this agreement was made, if a party did not understand the nature or consequences of this agreement, or otherwise in accordance with the law of contract.',
    'Each of us acknowledges that:',
    {
      kind: 'list',
      items: [
        'we have read this agreement in full and understand its nature and its consequences;',
        'we have disclosed to each other all significant assets, debts and other liabilities, and are satisfied with the disclosure that we received;',
        'we sign this agreement voluntarily, without fraud, duress or undue influence by the other or by anyone else; and',
        'we consider this agreement fair, and intend it to be final.',
      ],
    },
  ],
};

export const signatures: Clause = {
  id: 'signatures',
  heading: 'Signatures and witnesses',
  basis: ['Family Law Act, s. 55(1)'],
  note: 'Each of you signs in front of an adult who is not one of the two of you, and who signs as well. Without a witness the agreement does not count.',
  answers: ['userName', 'partnerName'],
  write: ({ owner, partner }) => [
    `${owner} and ${partner} each sign this agreement before a witness. A witness is an adult who is not a party to this agreement and who is present when the party signs.`,
    'The record of signing at the end of the sealed document names each signer and witness, states when each of them signed and how each was identified, and forms part of this document.',
  ],
};
