import { longDate } from '@evenhand/contracts/toronto';
import type { Clause, Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { joined, text, type Words } from '../draft/sentence.js';
import { other } from '../parties.js';
import { listed, money } from '../print.js';
import type { SecurityTerms } from '../terms/security.js';

const payorOf = (draft: Draft, { payors: [first, ...rest] }: SecurityTerms): string =>
  first && rest.length === 0 ? draft.name(first) : 'Each of us who pays support';

const recipientOf = (draft: Draft, { payors: [first, ...rest] }: SecurityTerms): string =>
  first && rest.length === 0 ? draft.name(other(first)) : 'the recipient of support';

const maintains = (draft: Draft, terms: SecurityTerms): Words => {
  const { amount, until, securesChildren, securesSpouse } = terms;
  const secured = listed([
    ...(securesChildren ? ['child support'] : []),
    ...(securesSpouse ? ['spousal support'] : []),
  ]);
  const cover = text`life insurance of at least ${draft.print(amount, money)}`;
  const last =
    until.value === null ? ', for as long as that support is payable' : text` until ${draft.print(until, longDate)}`;
  return text`${payorOf(draft, terms)} will maintain ${cover} as security for ${secured}${last}.`;
};

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The part for the children is held in trust; the recipient of spousal support takes the other part directly. */
const beneficiaries = (draft: Draft, terms: SecurityTerms): Words => {
  const { trustee, securesChildren, securesSpouse } = terms;
  const recipient = recipientOf(draft, terms);
  const holder = trustee.value === null ? recipient : draft.print(trustee, (name) => name.trim());
  if (!securesChildren) return `${capital(recipient)} will be named as the irrevocable beneficiary.`;
  const supported = draft.terms.childSupport?.ends.filter(({ isSupported }) => isSupported);
  const children = supported?.length === 1 ? 'the child' : 'the children';
  const inTrust = text`${holder} will be named as the irrevocable beneficiary, in trust for ${children}`;
  if (!securesSpouse) return trustee.value === null ? capital(`${inTrust.text}.`) : text`${inTrust}.`;
  return joined([
    text`To the extent that the insurance secures child support, ${inTrust}.`,
    `To the extent that it secures spousal support, ${recipient} will be named as the irrevocable beneficiary.`,
  ]);
};

export const lifeInsurance: Clause = {
  id: 'life-insurance',
  heading: 'Life insurance as security',
  basis: [
    'Federal Child Support Guidelines, s. 12',
    'Family Law Act, s. 34(1)(i) and (k)',
    'Insurance Act (Ontario), s. 191 and 193',
  ],
  note: 'If the person who pays support dies, insurance takes the place of the payments. An insurer does not pay a child under 18 directly, so the part for the children is held in trust.',
  answers: ['optionalClauses', 'insuranceAmount', 'insuranceTrustee', 'insuranceUntil'],
  forSupport: 'anyone',
  write: (draft): Passage[] => {
    const { security } = draft.terms;
    if (!security) return [];
    return [
      maintains(draft, security),
      beneficiaries(draft, security),
      `${payorOf(draft, security)} will give ${recipientOf(draft, security)} proof that the insurance is in force within 30 days after this agreement takes effect, and once a year after that.`,
      'If the insurance that this article requires is not in force on the death of the person who pays support, an amount equal to that insurance is a debt of that person’s estate and a first charge on the estate.',
    ];
  },
};
