import type { beneficiaryTerms } from '@evenhand/contracts/intake/property-facts';
import type { Clause } from '../agreement/clause.js';
import { always, isMarried } from './people.js';

const named: Record<(typeof beneficiaryTerms)[number], string> = {
  'Each of us gives up what the other has named':
    'Each of us gives up every right as a beneficiary whom the other named before this agreement in a policy, plan or fund, and signs what a change of it needs.',
  'Our children are named in equal shares':
    'Each of us names our children in equal shares as beneficiaries of our life insurance and registered plans, as far as this agreement does not say otherwise.',
  'The other stays named as security for support':
    'Whoever pays support keeps the other named as beneficiary, as far as that secures the support, for as long as it is payable.',
};

export const estates: Clause = {
  id: 'estates',
  heading: 'Estates',
  basis: ['Succession Law Reform Act, Parts II and V', 'Succession Law Reform Act, s. 51', 'Family Law Act, s. 6'],
  note: 'If one of you dies, the other claims only what this agreement gives or a will made after it. Make a new will.',
  answers: ['relationshipType', 'beneficiaries'],
  applies: always,
  write: ({ record }) => [
    `Except for what this agreement gives, and for what a will, beneficiary designation or gift made after it says, each of us gives up every claim on the other’s estate, including claims as heir without a will, as dependant${isMarried(record) ? ', to an equalization of net family properties' : ''} and as executor or administrator.`,
    'Support that is owed when either of us dies, and security for it, remain a claim on the estate.',
    ...(record.beneficiaries ?? []).map((term) => named[term]),
    'Each of us checks our will, powers of attorney and beneficiary designations soon after signing.',
  ],
};
