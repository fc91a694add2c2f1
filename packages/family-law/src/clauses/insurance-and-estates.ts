import { paysMonthly } from '@evenhand/contracts/intake/asked';
import type { beneficiaryTerms } from '@evenhand/contracts/intake/property-facts';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { longDate } from '@evenhand/contracts/toronto';
import type { Clause } from '../draft/clause.js';
import { money } from '../print.js';
import { always, hasChildren, isMarried } from './people.js';

const keeps = (record: IntakeRecord): string => {
  const { insuranceAmount: amount, insuranceTrustee, insuranceUntil: until } = record;
  const trustee = insuranceTrustee?.trim();
  const enough = amount === undefined ? 'that is enough to secure it' : `of at least ${money(amount)} to secure it`;
  const beneficiary = trustee
    ? `with ${trustee}, in trust for the children, as irrevocable beneficiary`
    : 'with the other (for the children, where it secures child support) as irrevocable beneficiary';
  const last = until ? `, until ${longDate(until)} at the latest` : '';
  return `Whoever pays support under this agreement keeps life insurance ${enough}, ${beneficiary}, for as long as support is payable${last}.`;
};

export const lifeInsurance: Clause = {
  id: 'life-insurance',
  heading: 'Life insurance as security',
  basis: [
    'Federal Child Support Guidelines, s. 12',
    'Family Law Act, s. 34(1)(i) and (k)',
    'Insurance Act (Ontario), s. 191 and 193',
  ],
  note: 'If the one who pays support dies, insurance takes its place. Chosen by you.',
  answers: ['optionalClauses', 'insuranceAmount', 'insuranceTrustee', 'insuranceUntil'],
  applies: (record) =>
    (record.insuranceAmount !== undefined || record.optionalClauses?.includes('Life insurance as security') === true) &&
    (hasChildren(record) || paysMonthly(record)),
  forSupport: 'anyone',
  write: ({ record }) => [
    keeps(record),
    'Proof that the insurance is in force is given within 30 days after this agreement takes effect and then once a year, with the yearly exchange of income information.',
    'If there is no such insurance when the person who pays support dies, what is still owed is a first charge on the estate.',
  ],
};

export const healthBenefits: Clause = {
  id: 'health-benefits',
  heading: 'Health benefits for a spouse',
  basis: ['Family Law Act, s. 34(1)'],
  note: 'Where a work plan allows it, the other stays covered for a while. Chosen by you as an extra term.',
  answers: ['optionalClauses', 'relationshipType'],
  applies: ({ optionalClauses }) => optionalClauses?.includes('Health benefits for a spouse') === true,
  write: ({ record }) => [
    `Each of us who has extended health or dental benefits through work keeps the other covered for as long as the plan allows${isMarried(record) ? ', and until we divorce at the latest' : ''}.`,
    'Each of us tells the other at once when coverage ends.',
  ],
};

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
