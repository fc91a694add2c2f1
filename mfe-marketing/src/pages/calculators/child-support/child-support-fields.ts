import { Party } from '@evenhand/contracts/identity';
import { dayOf } from '@evenhand/contracts/toronto';
import { calculatorsWording as wording } from '@evenhand/wording/calculators';
import type { Field, Written } from '../calculator/field';
import { income, optionsOf, province } from '../calculator/options';

const words = wording.childSupport;

const children: Field[] = [
  { kind: 'count', name: 'children', label: words.children },
  { kind: 'count', name: 'adultChildren', ...words.adultChildren, start: '0' },
];

const parents = (more: (party: Party) => Field[]): Field[] =>
  Party.options.map((party) => ({
    kind: 'group',
    title: wording.parents[party],
    fields: [province(`parents.${party}.province`), income(`parents.${party}.income`), ...more(party)],
  }));

const ofArrangement: Record<string, Field[]> = {
  sole: [
    {
      kind: 'choice',
      name: 'payor',
      label: words.payor,
      hint: words.payorHint,
      options: optionsOf(wording.parents),
      start: 'owner',
    },
    province('province'),
    income('income'),
    ...children,
  ],
  shared: [...parents(() => []), ...children],
  split: parents((party) => [
    { kind: 'count', name: `childrenWith.${party}`, label: words.childrenWith },
    { kind: 'count', name: `adultChildrenWith.${party}`, label: words.adultChildrenWith, start: '0' },
  ]),
};

export const childSupportFields = (written: Written): Field[] => [
  {
    kind: 'choice',
    name: 'arrangement',
    label: words.arrangement.label,
    options: optionsOf(words.arrangement.options),
    start: 'sole',
  },
  ...(ofArrangement[written.arrangement ?? 'sole'] ?? []),
  { kind: 'date', name: 'on', ...words.on, start: dayOf(new Date()) },
];
