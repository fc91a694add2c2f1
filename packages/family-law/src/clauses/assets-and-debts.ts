import type { assetTypes } from '@evenhand/contracts/intake/choices';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Clause, Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { itemsGoingTo } from '../draft/goes-to.js';
import { text } from '../draft/sentence.js';
import { NOTHING } from '../money.js';
import { listed } from '../print.js';

export const propertyCommonLaw: Clause = {
  id: 'property-common-law',
  heading: 'Property: each keeps their own',
  basis: ['Family Law Act, s. 1(1) and 29', 'Kerr v. Baranow, 2011 SCC 10'],
  note: 'Unmarried couples have no right to equalization in Ontario. Each of you keeps your own property, what you own together is divided, and neither of you will later claim a share of the other’s property.',
  answers: ['relationshipType'],
  write: ({ terms: { people } }) =>
    people.bond === 'unmarried'
      ? [
          'Except as this agreement provides, each of us keeps the property in their own name. We will divide the property that we own together as this agreement provides or, where it does not, equally.',
          'Each of us releases every claim to an interest in the property of the other, whether by way of a resulting or constructive trust, unjust enrichment, a joint family venture or otherwise.',
        ]
      : [],
};

const kinds: Record<(typeof assetTypes)[number], string> = {
  'Bank accounts': 'bank accounts',
  Vehicles: 'vehicles',
  Investments: 'investments',
  'Retirement savings': 'retirement savings',
  Pension: 'a pension',
  Business: 'a business',
  'Household contents': 'household contents',
  'Other real estate': 'other real estate',
  Other: 'other property',
};

/** `a sailboat` fits the sentence; `Boat` is a name. */
const isName = (kind: string): boolean => !/^\p{Ll}/u.test(kind);
const inOwnWords = (kind: string): string => (isName(kind) ? `"${kind}"` : kind);

const assetDivision = (draft: Draft): Passage[] => {
  const { home, assetKinds, otherAssets, pensions, hasRegisteredPlans } = draft.terms.property;
  const owned = new Map<string, string>(
    Object.entries({ ...kinds, ...(pensions.length > 1 && { Pension: 'pensions' }) }),
  );
  const hasName = assetKinds.value?.some((kind) => !owned.has(kind) && isName(kind.trim()));
  const except = pensions.length > 0 ? 'Except as the article "Pensions" provides, we' : 'We';
  return [
    text`${home ? 'In addition to the home, we' : 'We'} own ${hasName ? 'the following: ' : ''}${draft.print(assetKinds, (chosen) => listed(chosen.map((kind) => owned.get(kind) ?? inOwnWords(kind.trim()))))}. ${except} divide this property as follows: "${draft.print(otherAssets, (words) => words.trim())}"`,
    `${hasRegisteredPlans ? 'Registered plans will be transferred by the forms that permit a transfer without immediate tax, where the law allows one. ' : ''}Each of us will sign what a transfer requires within 30 days after being asked.`,
    'Unless this article provides otherwise, we have divided our personal belongings and household contents to our satisfaction.',
  ];
};

/** Without the home, which has a separate article. */
const disclosedAssets = (draft: Draft): Passage[] =>
  itemsGoingTo(draft, 'Asset', (party) =>
    (draft.statements[party]?.assets ?? [])
      .filter(({ isMatrimonialHome }) => !isMatrimonialHome)
      .map(({ name, ownership, goesTo }) => ({ name, whose: ownership, goesTo })),
  );

const none = (hasHome: boolean, isDisclosed: boolean): string => {
  const apart = [...(hasHome ? ['the home'] : []), ...(isDisclosed ? ['the items in our financial statements'] : [])];
  const we = apart.length > 0 ? `Apart from ${listed(apart)}, we` : 'We';
  return `${we} have no property to divide. Each of us keeps the belongings in their possession and the accounts in their own name.`;
};

export const otherAssets: Clause = {
  id: 'other-assets',
  heading: 'Accounts, investments, vehicles and belongings',
  basis: ['Family Law Act, s. 4', 'Income Tax Act, s. 146(16)'],
  note: 'This article sets out who keeps what, apart from the home. The division is in your own words.',
  answers: ['hasAssets', 'assetTypes', 'assetDivisionDescription'],
  write: (draft) => {
    const { hasAssets, otherAssets, home } = draft.terms.property;
    if (hasAssets.value === null) return [text`We still have to state ${draft.print(hasAssets, String)}.`];
    const goingTo = disclosedAssets(draft);
    return hasAssets.value
      ? [...assetDivision(draft), ...goingTo]
      : [...goingTo, draft.about(otherAssets, none(home !== null, goingTo.length > 0))];
  },
};

/** Without debts on the home. */
const disclosedDebts = (draft: Draft): Passage[] =>
  itemsGoingTo(draft, 'Debt, owed to', (party) =>
    (draft.statements[party]?.debts ?? [])
      .filter(({ isForMatrimonialHome }) => !isForMatrimonialHome)
      .map(({ creditor, responsibility, goesTo }) => ({ name: creditor, whose: responsibility, goesTo })),
  );

const owed: Record<NonNullable<IntakeRecord['debtType']>, string> = {
  'Credit cards': 'We have credit card debt.',
  'Line of credit': 'We have debt on a line of credit.',
  'Car loan': 'We have a car loan.',
  'Student loan': 'We have a student loan.',
  'Tax debt': 'We have a tax debt.',
  'Several kinds': 'We have debts of several kinds.',
  Other: 'We have debts.',
};

const debtDivision = (draft: Draft): Passage[] => {
  const { hasDebts, debtKind, debts, home } = draft.terms.property;
  if (hasDebts.value === null) return [text`We still have to state ${draft.print(hasDebts, String)}.`];
  const goingTo = disclosedDebts(draft);
  if (!hasDebts.value)
    return [
      ...goingTo,
      draft.about(
        debts,
        `${goingTo.length > 0 ? 'Apart from the debts in our financial statements, we' : 'We'} have no debts to divide${home && home.mortgage.value !== NOTHING ? ', other than the mortgage on the home' : ''}.`,
      ),
    ];
  const kind =
    debtKind.value === null
      ? text`We have debts: ${draft.print(debtKind, String)}.`
      : draft.print(debtKind, (one) => owed[one]);
  return [
    text`${kind} We will pay what we owe as follows: "${draft.print(debts, (words) => words.trim())}"`,
    ...goingTo,
  ];
};

export const debts: Clause = {
  id: 'debts',
  heading: 'Debts',
  basis: ['Family Law Act, s. 5(6)', 'Family Law Act, s. 56'],
  note: 'This article sets out who pays which debt. It does not bind a bank: close joint accounts or have them put in one name.',
  answers: ['hasDebt', 'debtType', 'debtDivisionDescription'],
  write: (draft) => [
    ...debtDivision(draft),
    'Each of us will pay the debts in their own name and the debts that this agreement assigns to that party, and will indemnify the other against any loss that results if they are not paid.',
    'Neither of us will incur a debt on the credit of the other. Within 60 days after this agreement takes effect, we will close our joint credit cards and lines of credit or have them put in the name of one of us.',
  ],
};
