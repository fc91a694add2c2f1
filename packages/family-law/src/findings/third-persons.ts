import type { Check } from './check.js';

export const bankruptWithProperty: Check = {
  id: 'bankrupt-with-property',
  severity: 'attention',
  why: 'Bankruptcy and Insolvency Act, s. 67, 71 and 178; Schreyer v. Schreyer, 2011 SCC 35: property of a bankrupt belongs to the trustee, and a claim to equalization against the bankrupt can be lost with the discharge.',
  answers: ['bankrupt'],
  find: (_record, _asOf, { terms: { people, property } }) => {
    const party = property.bankrupt.value;
    return party
      ? `${people.names[party].value?.trim() || 'One of you'} is bankrupt or makes a proposal to creditors. Ask the trustee before you divide property, and a lawyer whether a claim to equalization can still be made.`
      : null;
  },
};

export const homeWithThirdOwner: Check = {
  id: 'home-with-third-owner',
  severity: 'attention',
  why: 'Family Law Act, s. 4(1) and 18; Partition Act (Ontario), s. 2: only the part of each spouse can be agreed on here, and a sale or transfer needs every owner.',
  answers: ['homeThirdOwner'],
  find: (_record, _asOf, { terms: { property } }) => {
    const name = property.home?.thirdOwner.value;
    return name
      ? `${name.trim()} owns a part of the home and does not sign this agreement. State the value of your parts only, and obtain a written consent to the sale or transfer.`
      : null;
  },
};

const NAMES_EDUCATION_SAVINGS = /\bRESPs?\b|\beducation savings\b/i;

export const educationSavingsOpen: Check = {
  id: 'education-savings-open',
  severity: 'note',
  why: 'Income Tax Act, s. 146.1: a registered education savings plan belongs to its subscriber, who may close it; how it serves the children has to be agreed.',
  answers: ['respUse', 'assetDivisionDescription'],
  find: (record, _asOf, { terms: { childSupport } }) =>
    childSupport?.studies.resp.value === null &&
    NAMES_EDUCATION_SAVINGS.test([...(record.assetTypes ?? []), record.assetDivisionDescription ?? ''].join(' '))
      ? 'Your own words name an education savings plan (RESP), but the agreement does not state how its money is used. Answer how money in an RESP is used.'
      : null,
};
