import type { IsoDate } from '@evenhand/contracts/dates';
import { Party } from '@evenhand/contracts/identity';
import type { Child } from '@evenhand/contracts/intake/child';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { longDate } from '@evenhand/contracts/toronto';
import { ageOn } from '../child-support/province.js';
import { listed } from '../print.js';
import type { Check } from './check.js';

type Born = Pick<Child, 'dependency'> & { called: string; birthdate: IsoDate };

/** Children with a birth date; without a name, called by number. */
export const childrenByBirth = ({ children = [] }: IntakeRecord): Born[] =>
  children.flatMap(({ name, birthdate, dependency }, index) =>
    birthdate ? [{ called: name?.trim() || `Child ${index + 1}`, birthdate, dependency }] : [],
  );

export const childNotYetBorn: Check = {
  id: 'child-not-yet-born',
  severity: 'blocking',
  why: 'Federal Child Support Guidelines, s. 13(a): the agreement states the birth date of each child.',
  answers: ['children'],
  find: (record, asOf) => {
    const ahead = childrenByBirth(record).filter(({ birthdate }) => birthdate > asOf);
    return ahead.length > 0
      ? `The birth date of ${listed(ahead.map(({ called }) => called))} is in the future. Correct the date, or add the child after the birth.`
      : null;
  },
};

const normalized = (name: string | undefined): string => (name ?? '').trim().toLowerCase();

export const sameChildTwice: Check = {
  id: 'same-child-twice',
  severity: 'blocking',
  why: 'Federal Child Support Guidelines, s. 3(1): the amount depends on the number of children, so each child is listed once.',
  answers: ['children'],
  find: ({ children = [] }) => {
    const names = children.map(({ name }) => normalized(name));
    const twice = children.find((_, index) => names[index] !== '' && names.indexOf(names[index] ?? '') < index);
    return twice
      ? `${twice.name?.trim()} is listed twice among your children. Remove one entry, or write the full names so that the two children can be told apart.`
      : null;
  },
};

/** A younger parent is an input error. */
const YOUNGEST_PARENT = 12;

export const parentTooYoung: Check = {
  id: 'parent-too-young',
  severity: 'blocking',
  why: 'Federal Child Support Guidelines, s. 13(a): the agreement states birth dates, and a wrong one puts the whole text in doubt.',
  answers: ['children', 'userBirthdate', 'partnerBirthdate'],
  find: (record, _asOf, { terms: { people, children } }) => {
    const birthdates = { owner: record.userBirthdate, partner: record.partnerBirthdate };
    for (const { called, born, relationship } of children)
      for (const party of Party.options) {
        const birthdate = birthdates[party];
        if (!birthdate || !born.value || relationship[party] !== 'parent') continue;
        if (born.value < birthdate || ageOn(birthdate, born.value) < YOUNGEST_PARENT)
          return `By the birth dates, ${people.names[party].value ?? 'a parent'} (${longDate(birthdate)}) was under ${YOUNGEST_PARENT} years old when ${called} was born (${longDate(born.value)}). Correct the date that is wrong.`;
      }
    return null;
  },
};

export const adultChild: Check = {
  id: 'adult-child',
  severity: 'note',
  why: 'Divorce Act, s. 2(1); Federal Child Support Guidelines, s. 3(2): a child of age is supported only while still dependent, for example during full-time studies.',
  answers: ['children'],
  find: (_record, _asOf, { terms }) => {
    const independent = terms.children.filter(({ status }) => status === 'independent').map(({ called }) => called);
    return independent.length > 0
      ? `${listed(independent)} ${independent.length === 1 ? 'is' : 'are'} of age, and you have not answered why ${independent.length === 1 ? 'this child' : 'these children'} would still depend on you. The agreement therefore provides no support for ${independent.length === 1 ? 'this child' : 'these children'}.`
      : null;
  },
};

/** Where the table amount is followed for a child whose step-parent pays. */
export const stepParentPaysTable: Check = {
  id: 'step-parent-pays-table',
  severity: 'note',
  why: 'Federal Child Support Guidelines, s. 5: a person in the place of a parent pays what is appropriate, having regard to the Guidelines and to any other parent’s legal duty to support the child.',
  answers: ['children', 'agreedChildSupportAmount', 'childSupportReason'],
  find: (_record, _asOf, { terms: { childSupport, children } }) => {
    const payor = childSupport?.payor.value;
    if (!payor || !childSupport.followsGuidelines) return null;
    const stepChildren = children
      .filter(({ relationship, status }) => relationship[payor] === 'in-place' && status !== 'independent')
      .map(({ called }) => called);
    return stepChildren.length > 0
      ? `The parent who pays is the step-parent of ${listed(stepChildren)}, and the amount is the full table amount. If another parent supports ${stepChildren.length === 1 ? 'this child' : 'these children'} or has to, you may agree on another amount and give that reason.`
      : null;
  },
};

/** The amount counts each child with the others. */
export const countedChildLivesElsewhere: Check = {
  id: 'counted-child-lives-elsewhere',
  severity: 'blocking',
  why: 'Federal Child Support Guidelines, s. 3(2), 8 and 9: the amount depends on the parent with whom each child lives.',
  answers: ['children', 'primaryResidence'],
  find: (_record, _asOf, { terms: { childSupport, parenting, people } }) => {
    const residence = parenting?.residence.value;
    if (residence !== 'primary' && residence !== 'shared') return null;
    const common = residence === 'shared' ? 'both' : parenting?.mainParent.value;
    const nameOf = (home: 'owner' | 'partner' | 'both') =>
      home === 'both' ? 'both of you' : (people.names[home].value?.trim() ?? 'one of you');
    const elsewhere = childSupport?.children?.byTable.find(
      ({ child: { livesWith } }) => livesWith && livesWith !== common,
    );
    const home = elsewhere?.child.livesWith;
    if (!common || !home) return null;
    const { called, isOfAge } = elsewhere;
    const instead = isOfAge ? `state a separate amount for ${called}` : `correct with whom ${called} lives`;
    return `You answered that the children live with ${nameOf(common)}, but that ${called} lives with ${nameOf(home)}. The amount of child support counts ${called} with the others. Choose "Other arrangement", or ${instead}.`;
  },
};

export const homeOfEachChildOpen: Check = {
  id: 'home-of-each-child-open',
  severity: 'attention',
  why: 'Federal Child Support Guidelines, s. 8: where children live apart, the amount is the set-off of what each parent would pay for the children with the other.',
  answers: ['children', 'primaryResidence'],
  find: (_record, _asOf, { terms: { childSupport, parenting } }) =>
    parenting?.residence.value === 'other' && childSupport?.children?.byTable.some(({ child }) => !child.livesWith)
      ? 'You chose another arrangement for the children. State for each child with whom the child lives, so that the agreement can compare your amount with the one under the Guidelines.'
      : null,
};

export const exchangeAtHiddenHome: Check = {
  id: 'exchange-at-hidden-home',
  severity: 'blocking',
  why: 'Divorce Act, s. 16(3)(j) and (4): safety comes first in parenting arrangements, and a place of exchange would disclose an address that is kept out of the agreement.',
  answers: ['exchangePlace', 'userAddressHidden', 'partnerAddressHidden'],
  find: (_record, _asOf, { terms: { parenting, people } }) => {
    const place = parenting?.rules.exchange.place.value;
    const isAtHome = place === 'At the home where the time ends' || place === 'At the home where the time begins';
    return isAtHome && (people.persons.owner.hidesAddress || people.persons.partner.hidesAddress)
      ? 'You keep a home address out of the agreement, but the children are exchanged at a home. Choose school, day care or a public place.'
      : null;
  },
};
