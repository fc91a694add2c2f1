import type { optionalClauses } from '@evenhand/contracts/intake/choices';
import type { Clause } from '../agreement/clause.js';
import { hasChildren } from './people.js';

type Choice = (typeof optionalClauses)[number];

/** A short article that stands only because the couple chose it. */
const chosen = (
  choice: Choice,
  clause: Omit<Clause, 'answers' | 'applies' | 'write'> & { text: string[]; withChildrenOnly?: true },
): Clause => ({
  id: clause.id,
  heading: clause.heading,
  basis: clause.basis,
  note: clause.note,
  answers: ['optionalClauses'],
  applies: (record) =>
    record.optionalClauses?.includes(choice) === true && (!clause.withChildrenOnly || hasChildren(record)),
  ...(clause.withChildrenOnly && { forMinors: true as const }),
  write: () => clause.text,
});

export const communication = chosen('Communication between parents', {
  id: 'communication',
  heading: 'Communication between us as parents',
  basis: ['Divorce Act, s. 7.2'],
  note: 'How you write to each other about the children. Chosen by you as an extra term.',
  withChildrenOnly: true,
  text: [
    'We communicate about the children in writing, briefly and politely, and answer within two days, at once where it is urgent.',
    'We do not send messages through the children and do not speak badly of each other in front of them.',
  ],
});

export const confidentiality = chosen('Confidentiality', {
  id: 'confidentiality',
  heading: 'Confidentiality',
  basis: ['Family Law Act, s. 52 and 54'],
  note: 'What you learned from each other in this process stays between you. Chosen by you as an extra term.',
  text: [
    'Each of us keeps the other’s financial information confidential and uses it only for this agreement, for tax, for advice and where the law requires it.',
  ],
});
