import { Party } from '@evenhand/contracts/identity';
import { isSameName, other } from '../parties.js';
import type { Check } from './check.js';

export const trusteeHasAnotherRole: Check = {
  id: 'trustee-has-another-role',
  severity: 'blocking',
  why: 'Insurance Act (Ontario), s. 193: who holds the insurance in trust must be alive and of age when the insured person has died.',
  answers: ['insuranceTrustee'],
  find: (_record, _asOf, { terms: { chosen, people, security, children } }) => {
    const trustee = chosen.trustee.value?.trim();
    if (!trustee || !(security?.securesChildren || chosen.beneficiaries.value)) return null;
    const payor = (security?.payors ?? []).find((party) => isSameName(people.names[party].value, trustee));
    if (payor && security?.payors.length === 1)
      return `${trustee} pays the support that the insurance secures, and is also named as its trustee. It is paid on the death of that person: name somebody else.`;
    const child = children.find(({ name }) => isSameName(name.value, trustee));
    return child ? `${trustee} is one of the children, and cannot hold the insurance in trust. Name an adult.` : null;
  },
};

export const ownChildAsOther: Check = {
  id: 'own-child-as-other-child',
  severity: 'blocking',
  why: 'Federal Child Support Guidelines, s. 3 and 10(2)(c) and (d): a child is either one of this agreement or of another relationship.',
  answers: ['otherChildren', 'children'],
  find: (record, _asOf, { terms: { children } }) => {
    const others = record.hasChildren ? (record.otherChildren ?? []) : [];
    const twice = others.find(({ name, birthdate }) =>
      children.some((child) => isSameName(child.name.value, name) && (!birthdate || child.born.value === birthdate)),
    );
    return twice
      ? `${twice.name?.trim()} is listed as one of your children and as a child of another relationship. Take one of the two out.`
      : null;
  },
};

export const residentParentIsStepParent: Check = {
  id: 'resident-parent-is-step-parent',
  severity: 'attention',
  why: 'Divorce Act, s. 2(2); Federal Child Support Guidelines, s. 5: who stands in the place of a parent usually pays for a child who lives with the parent.',
  answers: ['children', 'residentialParent'],
  find: (_record, _asOf, { terms: { children, people } }) => {
    for (const { called, relationship, home } of children)
      for (const party of Party.options)
        if (relationship[party] === 'in-place' && home.value === party)
          return `${called} lives mainly with ${people.names[party].value?.trim() ?? 'one of you'}, whom you name as the step-parent, and not with the parent. Check which of you is the step-parent, and with whom the child lives.`;
    return null;
  },
};

export const formerNameIsPresent: Check = {
  id: 'former-name-is-present-name',
  severity: 'attention',
  why: 'Change of Name Act (Ontario), s. 3: a former name is another than the present one.',
  answers: ['formerName', 'formerNameBy'],
  find: (_record, _asOf, { terms: { chosen, people } }) => {
    const by = chosen.formerNameBy.value;
    return by && isSameName(people.names[by].value, chosen.formerNameOf.value)
      ? `${chosen.formerNameOf.value?.trim()} is the present name and also the former name that is taken back. Enter the earlier name.`
      : null;
  },
};

export const nameInTwoRoles: Check = {
  id: 'person-named-in-two-roles',
  severity: 'attention',
  why: 'Family Law Act, s. 55(1): each person has one role in what is agreed.',
  answers: ['children', 'otherChildren', 'userName', 'partnerName'],
  find: (record, _asOf, { terms: { children, people } }) => {
    const named = [...children.map(({ name }) => name.value), ...(record.otherChildren ?? []).map(({ name }) => name)];
    const party = Party.options.find((one) => named.some((name) => isSameName(people.names[one].value, name)));
    const namesake = party && people.names[party].value?.trim();
    return namesake && people.names[other(party)].value
      ? `${namesake} is the name of one of you and of a child. Add a middle name or “junior”, so that nobody takes one for the other.`
      : null;
  },
};
