import type { Clause } from '../agreement/clause.js';
import { always } from './people.js';

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
