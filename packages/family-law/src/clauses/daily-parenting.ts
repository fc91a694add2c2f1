import { Party } from '@evenhand/contracts/identity';
import type { Clause, Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { text, type Words } from '../draft/sentence.js';
import { other } from '../parties.js';
import { listed } from '../print.js';
import type { ChildTerms } from '../terms/children.js';
import type { TravelTerms } from '../terms/parenting-rules.js';
import { childWords } from './child-words.js';

const isMinor = ({ status }: ChildTerms): boolean => status === null || status === 'under-age';

const aboutChild = (draft: Draft, { called, school, health, ownTimes }: ChildTerms): Words[] => [
  ...(school.value === null ? [] : [text`${called} attends ${draft.print(school, String)}.`]),
  ...(health.value === null
    ? []
    : [text`We note the following about the health of ${called}: ${draft.print(health, String)}`]),
  ...(ownTimes.value === null
    ? []
    : [
        text`For ${called}, the following terms prevail where they differ from the regular schedule: ${draft.print(ownTimes, String)}`,
      ]),
];

export const eachChild: Clause = {
  id: 'each-child',
  heading: 'Parenting: school, health and the needs of each child',
  basis: [
    'Divorce Act, s. 2(1) "decision-making responsibility", 16(3) and 16.3',
    'Children’s Law Reform Act, s. 18(1), 24 and 28',
    'Health Care Consent Act, 1996, s. 20',
  ],
  note: 'A child keeps the present school and doctor until the change is decided as a major decision. Both of you may attend school events and appointments.',
  answers: ['children'],
  forMinors: true,
  write: (draft) => {
    if (!draft.terms.parenting) return [];
    const { child, childs, pick } = childWords(draft);
    return [
      ...draft.terms.children.filter(isMinor).flatMap((one) => aboutChild(draft, one)),
      `A change of the ${childs} school, day care, doctor or dentist is a major decision. Until it is made under the article "Parenting: decision-making responsibility", the ${child} ${pick('keeps', 'keep')} the present ones.`,
      `Each of us may attend school events, parent-teacher meetings and medical appointments, and will be named as a parent and an emergency contact wherever the ${child} ${pick('is', 'are')} enrolled. The parent who makes an appointment will inform the other in good time.`,
    ];
  },
};

/** Empty unless an address is kept out of the agreement. */
const hiddenHomes = ({ terms, name }: Draft): string =>
  listed(Party.options.filter((party) => terms.people.persons[party].hidesAddress).map(name));

export const parentingInformation: Clause = {
  id: 'parenting-information',
  heading: 'Parenting: information and records',
  basis: ['Divorce Act, s. 16.4', 'Children’s Law Reform Act, s. 20(5)'],
  note: 'Each of you may ask doctors, schools and others for information about a child, no matter who makes the decisions.',
  answers: ['hasChildren'],
  forMinors: true,
  write: (draft) => {
    if (!draft.terms.parenting) return [];
    const { child, childs } = childWords(draft);
    const hidden = hiddenHomes(draft);
    return [
      `Each of us may obtain information about the health, education and well-being of the ${child} directly from any person who holds it. Each of us will sign any consent that is needed.`,
      `Each of us will inform the other without delay of any important news about the ${childs} health, schooling and safety.`,
      hidden
        ? `Each of us will keep the other informed of an e-mail address or telephone number at which we can be reached about the ${child}. Nothing in this agreement requires ${hidden} to disclose a home address.`
        : `Each of us will keep the other informed of an address, a telephone number and an e-mail address at which we can be reached about the ${child}.`,
    ];
  },
};

const homeArea = (draft: Draft): Passage[] => {
  const area = draft.terms.parenting?.rules.homeArea;
  if (!area || area.value === null) return [];
  const { childs } = childWords(draft);
  return [
    text`The ${childs} home will remain in ${draft.print(area, (name) => name.trim())}. Neither of us will move the ${childs} home out of this area without the written consent of the other or a court order, even if notice was given.`,
  ];
};

const changeOfResidence = (draft: Draft): string => {
  const hidden = hiddenHomes(draft);
  return hidden
    ? `A parent who intends to change residence will give the other written notice, before the move, of the date of the move and of the new contact information. The law may also require notice of the new address. ${hidden} may ask a court to waive or change that requirement, and nothing in this agreement requires ${hidden} to disclose a home address.`
    : 'A parent who intends to change residence will give the other written notice, before the move, of the date of the move, the new address and the new contact information.';
};

export const relocation: Clause = {
  id: 'relocation',
  heading: 'Parenting: change of residence and relocation',
  basis: ['Divorce Act, s. 16.8 to 16.96', 'Children’s Law Reform Act, s. 39.1 to 39.4'],
  note: 'A parent gives written notice before a move. A move that is likely to change a child’s relationship with a parent needs 60 days’ notice, and the other parent has 30 days to object.',
  answers: ['hasChildren', 'homeArea'],
  forMinors: true,
  write: (draft) => {
    if (!draft.terms.parenting) return [];
    const { child, childs, pick } = childWords(draft);
    return [
      ...homeArea(draft),
      changeOfResidence(draft),
      `A parent who intends to relocate, with or without the ${child}, in a way that is likely to have a significant impact on the ${childs} relationship with either of us will give the other at least 60 days’ written notice in the form that the law requires. The notice will state the expected date of the relocation, the new ${hiddenHomes(draft) ? '' : 'address and '}contact information, and a proposal for how parenting time can be exercised.`,
      `The other parent may object in writing, or apply to a court, within 30 days after receiving the notice. If the other parent objects, the ${child} will not relocate until we agree in writing or a court decides.`,
      `These duties do not apply where a court has waived or changed them because of a risk of family violence to ${pick('the child', 'a child')} or to one of us.`,
    ];
  },
};

const passports = (draft: Draft, { passportKeeper }: TravelTerms): Words => {
  const { childs } = childWords(draft);
  const keeper = passportKeeper.value;
  if (keeper === null)
    return `We will both sign applications for the ${childs} passports. Neither of us will withhold a passport that is needed for a trip permitted by this article.`;
  return text`We will both sign applications for the ${childs} passports. ${draft.print(passportKeeper, draft.name)} will keep the passports and will give them to ${draft.name(other(keeper))} at least 14 days before a trip with the ${childWords(draft).child}. ${draft.name(other(keeper))} will return them within seven days after the trip.`;
};

export const travel: Clause = {
  id: 'travel',
  heading: 'Parenting: travel',
  basis: ['Divorce Act, s. 16.1(4) and 16.2', 'Children’s Law Reform Act, s. 28'],
  note: 'This article covers passports and trips: the notice that you give each other, and the consent that the other parent signs.',
  answers: ['optionalClauses', 'travelNotice', 'travelConsent', 'passportKeeper'],
  forMinors: true,
  write: (draft) => {
    const terms = draft.terms.parenting?.rules.travel;
    if (!terms) return [];
    const { child } = childWords(draft);
    const { notice, consent } = terms;
    const length = notice.value === null ? '30 days' : draft.print(notice, String);
    return [
      text`Either of us may travel with the ${child} during their own parenting time. For a trip outside ${notice.value === null ? 'Canada' : 'Ontario'}, the parent who travels will give ${length}’ written notice with the dates, the destinations, the flights and the contact information for the trip.`,
      consent.value === 'Written consent for each trip outside Canada'
        ? draft.about(
            consent,
            'A trip outside Canada requires the written consent of the other parent. The other parent will answer within 14 days after a request and will not unreasonably refuse consent.',
          )
        : 'For a trip outside Canada, the other parent will sign a letter of consent on request.',
      passports(draft, terms),
    ];
  },
};

/** Where no article about travel is chosen. */
export const travelInShort = (draft: Draft): Passage[] => {
  if (draft.terms.parenting?.rules.travel) return [];
  const { child, pick } = childWords(draft);
  return [
    `A parent who travels with the ${child} outside Ontario will give the other parent written notice of where the ${child} will be and how ${pick('the child', 'they')} can be reached. For travel outside Canada, the other parent will sign a consent to travel and will not unreasonably refuse to do so.`,
  ];
};
