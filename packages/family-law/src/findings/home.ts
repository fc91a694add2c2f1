import { listed, money } from '../print.js';
import { homeIn } from '../terms/stated-figures.js';
import type { Check } from './check.js';

export const homeWithoutPlan: Check = {
  id: 'home-without-plan',
  severity: 'attention',
  why: 'Family Law Act, s. 19, 21 and 56(4): both may live in the home until it is settled, and its value is part of the disclosure.',
  answers: ['homeDivisionDescription', 'homeEstimatedValue', 'homeMortgageBalance'],
  find: (_record, _asOf, { terms: { property } }) => {
    if (!property.home) return null;
    const { plan, ownWords, value, mortgage } = property.home;
    const missing = [
      ...(plan || ownWords.value !== null ? [] : ['what happens to it']),
      ...(value.stated.length === 0 ? ['what it is worth'] : []),
      ...(mortgage.stated.length === 0 ? ['what is owed on it'] : []),
    ];
    return missing.length > 0 ? `You own a home, but your answers do not state ${listed(missing)}.` : null;
  },
};

export const homeInOneStatement: Check = {
  id: 'home-in-one-statement',
  severity: 'blocking',
  why: 'Family Law Act, s. 4(1), 18 and 56(4)(a): the home belongs to the net family property of each of its owners. A comparison that counts it for one of them only can reverse the equalization payment.',
  answers: ['homeEstimatedValue', 'livingSituation'],
  find: (_record, _asOf, { statements, terms: { property } }) => {
    const [owner, partner] = [statements?.owner, statements?.partner];
    if (!owner || !partner || property.home?.owns !== 'jointly') return null;
    const [inA, inB] = [homeIn(owner), homeIn(partner)];
    if ((inA === null) === (inB === null)) return null;
    const [lists, omits] = inA ? ['A', 'B'] : ['B', 'A'];
    return `You own your home together, but only Schedule ${lists} lists it. Add the home, with its value, the share and the mortgage, to the disclosure in Schedule ${omits}, or correct who owns the home.`;
  },
};

export const mortgageAboveValue: Check = {
  id: 'mortgage-above-value',
  severity: 'attention',
  why: 'Family Law Act, s. 4(1) and 56(4)(a): values and debts must be right for the agreement to hold.',
  answers: ['homeMortgageBalance', 'homeEstimatedValue'],
  find: (_record, _asOf, { terms: { property } }) => {
    const [owed, value] = [property.home?.mortgage.value ?? null, property.home?.value.value ?? null];
    return owed !== null && value !== null && owed > value
      ? `The mortgage on the home (${money(owed)}) is higher than the value of the home (${money(value)}). Check both amounts.`
      : null;
  },
};

export const homePriceAboveValue: Check = {
  id: 'home-price-above-value',
  severity: 'attention',
  why: 'Family Law Act, s. 56(4): a price that the value of the home does not support is the first thing that is questioned when an agreement is attacked.',
  answers: ['homePrice', 'homeEstimatedValue'],
  find: (_record, _asOf, { terms: { property } }) => {
    if (property.home?.plan !== 'buy-out') return null;
    const [price, value] = [property.home.price.value, property.home.value.value];
    return price !== null && value !== null && price > value
      ? `The payment for the other’s interest in the home (${money(price)}) is higher than the value of the whole home (${money(value)}). Check both amounts.`
      : null;
  },
};

export const homePaymentWithoutPlan: Check = {
  id: 'home-payment-without-plan',
  severity: 'attention',
  why: 'Family Law Act, s. 55(1) and 56(4): a payment that is stated in own words only has no agreed closing, no security and no consequence when it is not made.',
  answers: ['homeDivisionDescription', 'homePlan', 'homePrice', 'homeBy'],
  find: (_record, _asOf, { terms: { property } }) =>
    property.home?.owns === 'alone' && !property.home.plan && property.home.ownWords.value?.includes('$')
      ? 'Your own words about the home name a payment. Choose that one of you buys the other out, with the amount and the day, so that the agreement states how the payment is made and what follows if it is not.'
      : null,
};

export const homePlanAndOwnWords: Check = {
  id: 'home-plan-beside-words',
  severity: 'note',
  why: 'Family Law Act, s. 55(1): where two sentences about one thing differ, a court has to decide which of them was meant.',
  answers: ['homeDivisionDescription', 'homePlan'],
  find: (_record, _asOf, { terms: { property } }) =>
    property.home?.plan && property.home.ownWords.value !== null
      ? 'The agreement states twice what happens to the home: by your choices and in your own words. Check that both mean the same.'
      : null,
};

export const homePaidTwice: Check = {
  id: 'home-paid-twice',
  severity: 'attention',
  why: 'Family Law Act, s. 4 and 5; Rawluk v. Rawluk, [1990] 1 S.C.R. 70: a spouse without title shares the value of the home through equalization. Any other claim to it, such as a trust, comes first and changes what is equalized.',
  answers: ['homeInEqualization', 'homePrice'],
  find: (_record, _asOf, { terms: { property } }) => {
    const { equalization, home } = property;
    const price = home?.price.value;
    return price && equalization?.homeCounted?.value === 'Yes, its value is counted'
      ? `${money(price)} is paid for the home, and the equalization payment counts the home as well. Check that the home is not paid for twice.`
      : null;
  },
};

export const securityNotOwned: Check = {
  id: 'security-not-owned',
  severity: 'attention',
  why: 'Personal Property Security Act, s. 11(2); Pension Benefits Act, s. 65: a security attaches only to property that its grantor owns, and a pension cannot be charged.',
  answers: ['equalizationSecurityNamed', 'assetTypes'],
  find: (_record, _asOf, { terms: { property } }) => {
    const { equalization, home, hasAssets, assetKinds } = property;
    const named = equalization?.securityNamed.value?.trim();
    const canBeCharged = assetKinds.value?.some((kind) => kind !== 'Pension' && kind !== 'Retirement savings');
    if (!named || home || hasAssets.value === null || (hasAssets.value && canBeCharged)) return null;
    return `The security that you named for the equalization payment (${named}) is not among the property that you listed. List that property, with what happens to it, or name another security.`;
  },
};

/** Of a security for the equalization payment. */
export const chargeWithoutTitle: Check = {
  id: 'charge-without-title',
  severity: 'blocking',
  why: 'Land Titles Act, s. 93; Family Law Act, s. 9(1)(b): only the owner of land can give a charge on it.',
  answers: ['equalizationSecurity', 'homeKeeper'],
  find: (_record, _asOf, { terms: { property } }) => {
    const { equalization, home } = property;
    const payor = equalization?.payor.value;
    if (!payor || !home || equalization?.security.value !== 'A charge on the home' || equalization.withHome)
      return null;
    if (home.plan === 'buy-out' && home.leaver.value === payor)
      return 'The equalization payment is to be secured by a charge on the home, but the one who gives the charge transfers the home to the other. Choose another security, or settle the payment together with the home.';
    return home.plan !== 'buy-out' && home.owns === 'alone' && home.titleholder.value !== payor
      ? 'The equalization payment is to be secured by a charge on the home, but the one who gives the charge does not own the home. Choose another security.'
      : null;
  },
};

/** Of an equalization payment out of the sale. */
export const proceedsWithoutTitle: Check = {
  id: 'proceeds-without-title',
  severity: 'blocking',
  why: 'Family Law Act, s. 9(1) and 55(1): only an owner of the home has a share in the proceeds of its sale.',
  answers: ['equalizationSetOff', 'homeOwner', 'equalizationPayer'],
  find: (_record, _asOf, { terms: { property } }) => {
    const { equalization, home } = property;
    const isOfOther =
      home?.owns === 'alone' && home.titleholder.value && home.titleholder.value !== equalization?.payor.value;
    return isOfOther && equalization?.withHome === 'out-of-the-sale'
      ? 'The equalization payment is to be made out of the sale of the home, but the one who pays it does not own the home and has no share in the proceeds. Settle the payment separately from the home.'
      : null;
  },
};
