import type { Pension } from '@evenhand/contracts/intake/property-facts';
import { longDate } from '@evenhand/contracts/toronto';
import type { Clause, Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { text } from '../draft/sentence.js';
import { other } from '../parties.js';
import { money } from '../print.js';
import { always, isMarried } from './people.js';

const settled = (draft: Draft, pension: Pension, index: number): Passage => {
  const { member, plan, valuedOn, settlement, share, survivorBenefit } = pension;
  const missing = (what: string, question: string) => draft.blank(`pensions/${index}/${what}`, question);
  const whose = member ? draft.name(member) : missing('member', 'whose pension it is');
  const others = member ? draft.name(other(member)) : 'the other';
  const { member: stated, value } = draft.terms.property.pensions[index] ?? {};
  const isOpen = value !== undefined && value.value === null && 'stated' in value && value.question?.includes('(');
  const worth =
    value && (value.value !== null || isOpen)
      ? text` Its family law value${valuedOn ? `, as of ${longDate(valuedOn)},` : ''} is ${draft.print(value, money)}.`
      : '';
  const part = () => (share === undefined ? missing('share', 'how much of the pension goes over') : money(share));
  const becomes = () => {
    if (settlement === 'A lump sum is transferred out of the plan')
      return ` ${part()} of it is transferred to ${others} as a lump sum (Pension Benefits Act, s. 67.3).`;
    if (settlement === 'The payments are divided')
      return ` Of each monthly payment ${part()} is paid to ${others} by the administrator (Pension Benefits Act, s. 67.4).`;
    return settlement ? ` ${whose} keeps it.` : ` ${missing('settlement', 'what becomes of the pension')}`;
  };
  const survivor = {
    Kept: ` ${others} keeps the survivor benefit that the plan gives.`,
    Waived: ` ${others} gives up the survivor benefit and every death benefit of this pension and signs the form that the administrator asks for.`,
  };
  const words = text`${whose} has a workplace pension${plan?.trim() ? ` in the plan ${plan.trim()}` : ''}.${worth}${becomes()}${survivorBenefit ? survivor[survivorBenefit] : ''}`;
  return stated ? draft.about(stated, words) : words;
};

const carryingOut = ({ record }: Draft, pensions: Pension[]): Passage[] => {
  const has = (settlement: Pension['settlement']) => pensions.some((one) => one.settlement === settlement);
  const isTransferred = has('A lump sum is transferred out of the plan');
  if (!isTransferred && !has('The payments are divided')) return [];
  return [
    'Within 30 days after this agreement takes effect each of us gives the administrator the forms that it asks for.',
    ...(isTransferred ? ['The Pension Benefits Act adds interest to what is transferred.'] : []),
    ...(isMarried(record)
      ? ['What goes over is part of how our net family properties are equalized (Family Law Act, s. 10.1).']
      : []),
  ];
};

const written = (draft: Draft): Passage[] => {
  const { pensions = [], assetTypes } = draft.record;
  if (pensions.length > 0)
    return [
      ...pensions.map((pension, index) => settled(draft, pension, index)),
      ...carryingOut(draft, pensions),
      'Each of us keeps any other workplace pension of our own.',
    ];
  return [
    draft.about(
      draft.terms.property.pensionsKept,
      assetTypes?.includes('Pension')
        ? 'What we agree about workplace pensions stands with the other assets. Where a share of a pension is transferred, it is taken from the family law value that the plan administrator states.'
        : 'Each of us keeps our own workplace pension, if any.',
    ),
  ];
};

export const pensions: Clause = {
  id: 'pensions',
  heading: 'Pensions',
  basis: [
    'Family Law Act, s. 10.1',
    'Pension Benefits Act, s. 44 to 48 and 67.1 to 67.6',
    'Canada Pension Plan, s. 55.1 and 55.2',
  ],
  note: 'Workplace pensions can be shared at their family law value. Canada Pension Plan credits can always be divided on request; in Ontario no agreement can stop that.',
  answers: ['relationshipType', 'assetTypes', 'assetDivisionDescription', 'pensions'],
  applies: always,
  write: (draft) => [
    ...written(draft),
    'Either of us may apply for a division of Canada Pension Plan credits. Nothing in this agreement takes that right away.',
    ...(isMarried(draft.record)
      ? ['The value of any pension was considered when we settled the equalization of net family properties.']
      : []),
  ],
};
