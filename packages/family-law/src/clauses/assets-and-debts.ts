import type { Clause, Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { itemsGoingTo } from '../draft/goes-to.js';
import { always, isUnmarried } from './people.js';

export const propertyCommonLaw: Clause = {
  id: 'property-common-law',
  heading: 'Property: each keeps their own',
  basis: ['Family Law Act, s. 1(1) and 29', 'Kerr v. Baranow, 2011 SCC 10'],
  note: 'Couples who are not married have no equalization in Ontario. Each keeps what is theirs, what you own together is divided, and neither will claim a share of the other’s things later.',
  answers: ['relationshipType'],
  applies: isUnmarried,
  write: () => [
    'Each of us keeps what is in our own name, as far as this agreement does not say otherwise. What we own together is divided as set out here, otherwise equally.',
    'Each of us gives up any claim to an interest in the other’s property by way of a resulting or constructive trust, unjust enrichment, a joint family venture or otherwise.',
  ],
};

const assetDivision = (draft: Draft): Passage[] => [
  `Besides the home we have assets of these kinds: ${draft.answer('assetTypes', (types) => types.join('; '))}.`,
  'We divide them as follows:',
  draft.print(draft.terms.property.otherAssets, (words) => words.trim()),
  'Registered plans are transferred by the forms that allow it without tax, where the law gives that choice. Each of us signs what a transfer needs within 30 days after being asked.',
  'Personal belongings and household contents have been divided to our satisfaction, as far as nothing else is said here.',
];

/** Without the home, which has a separate article. */
const disclosedAssets = (draft: Draft): Passage[] =>
  itemsGoingTo(draft, 'Asset', (party) =>
    (draft.statements[party]?.assets ?? [])
      .filter(({ isMatrimonialHome }) => !isMatrimonialHome)
      .map(({ name, ownership, goesTo }) => ({ name, whose: ownership, goesTo })),
  );

const none = (isDisclosed: boolean): string =>
  `${isDisclosed ? 'Besides what our financial statements list, there' : 'We have stated that there'} are no other assets to divide. Each of us keeps the belongings in our own possession and the accounts in our own name.`;

export const otherAssets: Clause = {
  id: 'other-assets',
  heading: 'Accounts, investments, vehicles and belongings',
  basis: ['Family Law Act, s. 4', 'Income Tax Act, s. 146(16)'],
  note: 'Who keeps what, besides the home. Written in your own words.',
  answers: ['hasAssets', 'assetTypes', 'assetDivisionDescription'],
  applies: always,
  write: (draft) => {
    if (draft.record.hasAssets === undefined) return [`Other assets: ${draft.answer('hasAssets', String)}.`];
    const goingTo = disclosedAssets(draft);
    return draft.record.hasAssets
      ? [...assetDivision(draft), ...goingTo]
      : [...goingTo, draft.about(draft.terms.property.otherAssets, none(goingTo.length > 0))];
  },
};

/** Without debts on the home. */
const disclosedDebts = (draft: Draft): Passage[] =>
  itemsGoingTo(draft, 'Debt, owed to', (party) =>
    (draft.statements[party]?.debts ?? [])
      .filter(({ isForMatrimonialHome }) => !isForMatrimonialHome)
      .map(({ creditor, responsibility, goesTo }) => ({ name: creditor, whose: responsibility, goesTo })),
  );

const debtDivision = (draft: Draft): Passage[] => {
  if (draft.record.hasDebt === undefined) return [`Debts: ${draft.answer('hasDebt', String)}.`];
  const goingTo = disclosedDebts(draft);
  if (!draft.record.hasDebt)
    return [
      ...goingTo,
      draft.about(
        draft.terms.property.debts,
        `${goingTo.length > 0 ? 'Besides what our financial statements list, there' : 'We have stated that there'} are no debts to divide, other than a mortgage named in this agreement.`,
      ),
    ];
  return [
    `We have debts of this kind: ${draft.answer('debtType', String)}. We divide them as follows:`,
    draft.print(draft.terms.property.debts, (words) => words.trim()),
    ...goingTo,
  ];
};

export const debts: Clause = {
  id: 'debts',
  heading: 'Debts',
  basis: ['Family Law Act, s. 5(6) and 56'],
  note: 'Who pays which debt. A bank is not bound by this: close joint accounts or have them put in one name.',
  answers: ['hasDebt', 'debtType', 'debtDivisionDescription'],
  applies: always,
  write: (draft) => [
    ...debtDivision(draft),
    'Each of us pays the debts in our own name and those that we take over here, and makes good any loss the other has because they are not paid.',
    'Neither of us takes on a debt on the other’s credit. We close joint credit cards and lines of credit, or have them put in one name, within 60 days.',
  ],
};
