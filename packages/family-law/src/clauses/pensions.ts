import type { Party } from '@evenhand/contracts/identity';
import { longDate } from '@evenhand/contracts/toronto';
import type { Clause, Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { joined, text, type Words } from '../draft/sentence.js';
import { other } from '../parties.js';
import { money } from '../print.js';
import type { PensionTerms } from '../terms/pensions.js';

type Law = NonNullable<PensionTerms['law']['value']>;

const transfers: Record<Law, string> = {
  Ontario: 'under section 67.3 of the Pension Benefits Act',
  'Federally regulated employer': 'under section 25 of the Pension Benefits Standards Act, 1985',
  'Federal public service, RCMP or Canadian Forces': 'under the Pension Benefits Division Act',
  'Another province': 'under the pension legislation that governs the plan',
};

const divisions: Record<Law, string> = {
  ...transfers,
  Ontario: 'under section 67.4 of the Pension Benefits Act',
};

/** Only an Ontario plan has a family law value; the value of another is imputed (Family Law Act, s. 10.1(2)). */
const valueCalled = (draft: Draft, { law }: PensionTerms): string => {
  if (law.value === null || law.value === 'Ontario') return 'Its family law value';
  return draft.terms.people.bond === 'married'
    ? 'Its value imputed under section 10.1(2) of the Family Law Act'
    : 'Its value';
};

const worth = (draft: Draft, pension: PensionTerms): Words => {
  const { value, isDisputed, valuedOn } = pension;
  if (value.value === null && !isDisputed) return '';
  const day = valuedOn.value === null ? '' : text` as of ${draft.print(valuedOn, longDate)}`;
  return text` ${valueCalled(draft, pension)}${day} is ${draft.print(value, money)}.`;
};

const settled = (
  draft: Draft,
  { settlement, share, monthly, law }: PensionTerms,
  others: string,
  whose: Words,
): Words => {
  if (settlement.value === 'A lump sum is transferred out of the plan')
    return text` A lump sum of ${draft.print(share, money)} will be transferred from the plan to ${others} ${draft.print(law, (one) => transfers[one])}.`;
  if (settlement.value === 'The payments are divided')
    return text` Of each monthly pension payment of ${draft.print(monthly, money)}, the plan administrator will pay ${draft.print(share, money)} to ${others} ${draft.print(law, (one) => divisions[one])}.`;
  if (settlement.value === null) return text` We still have to state ${draft.print(settlement, String)}.`;
  return text` ${whose} keeps this pension.`;
};

const survivor = (draft: Draft, { survivorBenefit, law }: PensionTerms, others: string): Words => {
  const endsByDivorce =
    draft.terms.people.bond === 'married' && law.value === 'Federal public service, RCMP or Canadian Forces'
      ? ' Each of us understands that this benefit ends if we divorce, unless the plan provides otherwise.'
      : '';
  if (survivorBenefit.value === null) return '';
  return draft.about(
    survivorBenefit,
    survivorBenefit.value === 'Kept'
      ? ` ${others} keeps the survivor benefit under the plan. No release in this agreement applies to that benefit.${endsByDivorce}`
      : ` ${others} gives up the survivor benefit and every other death benefit under the plan, and will sign the waiver that the plan administrator requires.`,
  );
};

const ofOne = (draft: Draft, pension: PensionTerms): Words => {
  const { member, plan } = pension;
  const whose = draft.print(member, draft.name);
  const others = member.value === null ? 'the other' : draft.name(other(member.value));
  const named = plan.value === null ? '' : text` with ${draft.print(plan, (name) => name.trim())}`;
  return joined(
    [
      text`${whose} has a workplace pension${named}.`,
      worth(draft, pension),
      settled(draft, pension, others, whose),
      survivor(draft, pension, others),
    ],
    '',
  );
};

const isDivided = ({ settlement: { value } }: PensionTerms): boolean =>
  value !== null && value !== 'The member keeps it';

const carryingOut = ({ terms: { people, property } }: Draft): Passage[] => {
  const divided = property.pensions.filter(isDivided);
  if (divided.length === 0) return [];
  return [
    'Within 30 days after this agreement takes effect, each of us will give the plan administrator the forms that it requires.',
    ...(divided.some(({ settlement, law }) => settlement.value?.startsWith('A lump sum') && law.value === 'Ontario')
      ? ['Interest under the Pension Benefits Act is added to the lump sum.']
      : []),
    ...(people.bond === 'married'
      ? [
          divided.some(({ member }) => member.value !== null && member.value === property.equalization?.payor.value)
            ? 'What is transferred or paid out of a pension counts toward the equalization of our net family properties (Family Law Act, s. 10.1). The equalization payment in this agreement is the amount that remains to be paid after it.'
            : 'What is transferred or paid out of a pension counts toward the equalization of our net family properties (Family Law Act, s. 10.1).',
        ]
      : []),
  ];
};

/** A pension that was shared as property is not counted again as the payor's income (Boston v. Boston). */
const countedOnce = ({ terms: { people, property, spousalSupport }, name }: Draft): Passage[] => {
  const payor: Party | null = spousalSupport.monthly ? spousalSupport.payor.value : null;
  const shared = property.pensions.some(
    (pension) => pension.member.value === payor && (people.bond === 'married' || isDivided(pension)),
  );
  return payor && shared
    ? [
        `We have considered that a pension of ${name(payor)} is both property that we have shared and income from which spousal support can be paid. When spousal support is reviewed or changed, the part of the pension that has been shared under this agreement will not be counted again as income of ${name(payor)}, except so far as the need of ${name(other(payor))} requires it.`,
      ]
    : [];
};

const written = (draft: Draft): Passage[] => {
  const { pensions, pensionsKept, assetKinds } = draft.terms.property;
  if (pensions.length > 0)
    return [
      ...pensions.map((pension) => ofOne(draft, pension)),
      ...carryingOut(draft),
      ...countedOnce(draft),
      'Each of us keeps every other workplace pension in their own name.',
    ];
  return [
    draft.about(
      pensionsKept,
      assetKinds.value?.includes('Pension')
        ? 'Each of us keeps every workplace pension in their own name, except as the article "Accounts, investments, vehicles and belongings" provides.'
        : 'Each of us keeps every workplace pension in their own name.',
    ),
  ];
};

export const pensions: Clause = {
  id: 'pensions',
  heading: 'Pensions',
  basis: [
    'Family Law Act, s. 10.1',
    'Pension Benefits Act, s. 44 to 48 and 67.1 to 67.6',
    'Pension Benefits Standards Act, 1985, s. 25',
    'Pension Benefits Division Act, s. 4 to 8',
    'Canada Pension Plan, s. 55.1 and 55.2',
    'Boston v. Boston, 2001 SCC 43',
  ],
  note: 'Workplace pensions can be divided at their family law value; which law does it depends on the plan. Canada Pension Plan credits can always be divided on request: in Ontario no agreement can prevent that.',
  answers: ['relationshipType', 'assetTypes', 'assetDivisionDescription', 'pensions'],
  write: (draft) => {
    const { property } = draft.terms;
    return [
      ...written(draft),
      'Either of us may apply for a division of Canada Pension Plan credits. Nothing in this agreement takes that right away.',
      ...(property.equalization?.released.value && property.isPensionKnown
        ? ['We considered the value of our pensions when we settled the equalization of our net family properties.']
        : []),
    ];
  },
};
