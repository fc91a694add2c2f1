import type { beneficiaryTerms } from '@evenhand/contracts/intake/property-facts';
import type { Clause, Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { text } from '../draft/sentence.js';
import { other } from '../parties.js';
import { supportPayors } from '../terms/security.js';

export const healthBenefits: Clause = {
  id: 'health-benefits',
  heading: 'Health benefits for a spouse',
  basis: ['Family Law Act, s. 34(1)'],
  note: 'Where a work plan allows it, the other stays covered for a while. Chosen by you as an extra term.',
  answers: ['optionalClauses', 'relationshipType'],
  write: ({ terms: { chosen, people }, about }) =>
    chosen.healthBenefits.value
      ? [
          about(
            chosen.healthBenefits,
            `Each of us who has extended health or dental benefits through work will keep the other covered for as long as the plan allows${people.bond === 'married' ? ', but not after we are divorced' : ''}.`,
          ),
          'Each of us will inform the other in writing on learning that coverage ends.',
        ]
      : [],
};

/** Who insures whom; without one stated payor, in words. */
const asSecurity = ({ terms: { childSupport, spousalSupport }, name }: Draft): string => {
  const [payor, ...more] = supportPayors(childSupport, spousalSupport);
  const [keeps, named] =
    payor && more.length === 0
      ? [name(payor), name(other(payor))]
      : ['A party who pays support under this agreement', 'the other party'];
  return `${keeps} will keep ${named} designated as a beneficiary of life insurance in the amount that secures the support, for as long as support is payable.`;
};

const designations = (draft: Draft): Record<(typeof beneficiaryTerms)[number], string> => ({
  'Each of us gives up what the other has named':
    'Each of us releases every right as a beneficiary whom the other designated in a policy, plan or fund before this agreement takes effect, and will sign any document that is needed to change the designation.',
  'Our children are named in equal shares': `Except as this agreement provides otherwise, each of us will designate ${draft.terms.children.length === 1 ? 'our child as beneficiary' : 'our children in equal shares as beneficiaries'} of our life insurance and registered plans.`,
  'The other stays named as security for support': asSecurity(draft),
});

/** An insurer does not pay a child under age (Insurance Act (Ontario) s. 193). */
const trust = (draft: Draft): Passage[] => {
  const { beneficiaries, trustee } = draft.terms.chosen;
  return trustee.value !== null && beneficiaries.value?.includes('Our children are named in equal shares')
    ? [
        text`${draft.print(trustee, (name) => name.trim())} will hold the share of each child under the age of 18 in trust for that child.`,
      ]
    : [];
};

export const estates: Clause = {
  id: 'estates',
  heading: 'Estates',
  basis: ['Succession Law Reform Act, Parts II and V', 'Succession Law Reform Act, s. 51', 'Family Law Act, s. 6'],
  note: 'If one of you dies, the other receives only what this agreement gives or a will made after it. Make a new will.',
  answers: ['relationshipType', 'beneficiaries'],
  write: (draft) => {
    const { people, chosen, releases } = draft.terms;
    const named = designations(draft);
    return [
      draft.about(
        releases.estate,
        `Except as this agreement provides, and except for a gift by will or a beneficiary designation made after this agreement takes effect, each of us releases every claim against the estate of the other. This includes a claim to a share where there is no will, a claim for support as a dependant${people.bond === 'married' ? ', a claim to an equalization of net family properties' : ''} and a claim to act as executor or administrator.`,
      ),
      ...(draft.terms.spousalSupport.released.value === false && draft.terms.spousalSupport.isPaid === false
        ? [
            'This does not affect a claim to spousal support that this agreement leaves open, or support as a dependant in its place.',
          ]
        : []),
      'Support that is owed when one of us dies, and the security for it, remain a claim against the estate of that person.',
      ...(chosen.beneficiaries.value ?? []).map((one) =>
        draft.about(
          one === 'Each of us gives up what the other has named' ? releases.designations : chosen.beneficiaries,
          draft.about(chosen.beneficiaries, named[one]),
        ),
      ),
      ...trust(draft),
      'Each of us will review their will, powers of attorney and beneficiary designations promptly after signing this agreement.',
    ];
  },
};
