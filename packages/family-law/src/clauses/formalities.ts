import type { Clause } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { always } from './people.js';

const attached = ({ statements, name }: Draft): string[] => [
  ...(statements.owner ? [`Schedule A is the financial statement of ${name('owner')}.`] : []),
  ...(statements.partner
    ? [
        `Schedule B is the financial statement of ${name('partner')}, who confirms it with a code when approving this agreement.`,
      ]
    : []),
];

export const financialDisclosure: Clause = {
  id: 'financial-disclosure',
  heading: 'Financial disclosure',
  basis: ['Family Law Act, s. 56(4)(a)', 'Rick v. Brandsema, 2009 SCC 10', 'Federal Child Support Guidelines, s. 21'],
  note: 'Each of you has told the other everything important about money. If something significant was hidden, a court can set this agreement aside.',
  answers: ['userIncome', 'partnerIncome', 'hasAssets', 'hasDebt'],
  applies: always,
  write: (draft) => [
    'Each of us has told the other fully and honestly about our income, our significant assets and our significant debts and other liabilities as they exist when this agreement is made.',
    'Schedule H lists the papers by which each of us shows that. When signing, each of us states on which day the other’s disclosure was received; the record of signing names that day.',
    ...attached(draft),
    'Each of us relies on that. If one of us failed to disclose a significant asset, debt or liability, the other may ask a court to set this agreement or a part of it aside.',
  ],
};

export const legalAdvice: Clause = {
  id: 'legal-advice',
  heading: 'Independent legal advice',
  basis: ['Family Law Act, s. 56(4)(b)'],
  note: 'Each of you may see your own lawyer first. When signing, each says whether they did; that is recorded on the certificate page.',
  answers: ['signWithoutLawyers'],
  applies: always,
  write: ({ record }) => [
    'Each of us has been told to get advice from a lawyer of our own, and has had the time to do so.',
    record.signWithoutLawyers
      ? 'We may each sign without a lawyer. Each of us states when signing whether legal advice was taken or knowingly given up; that statement is part of the record of signing.'
      : 'Each of us states when signing that legal advice was taken, or that it was knowingly given up; that statement is part of the record of signing.',
    'Each of us understands what this agreement says and what follows from it, signs freely, and is not under pressure from the other or anyone else.',
  ],
};

export const signatures: Clause = {
  id: 'signatures',
  heading: 'Signatures and witnesses',
  basis: ['Family Law Act, s. 55(1)'],
  note: 'Each of you signs in front of an adult who is not one of the two of you, and who signs as well. Without a witness the agreement does not count.',
  answers: ['userName', 'partnerName'],
  applies: always,
  write: ({ owner, partner }) => [
    `${owner} and ${partner} each sign before a witness. A witness is an adult, is not a party to this agreement, and is present when the person signs.`,
    'The record of signing at the end of the sealed document names each signer and witness, states when and how each was identified and signed, and is part of this document.',
  ],
};
