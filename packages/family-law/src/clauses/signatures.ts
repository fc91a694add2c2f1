import type { Clause } from '../agreement/clause.js';
import { always } from './people.js';

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
