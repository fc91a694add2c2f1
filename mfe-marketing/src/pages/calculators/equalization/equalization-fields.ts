import { Party } from '@evenhand/contracts/identity';
import { calculatorsWording as wording } from '@evenhand/wording/calculators';
import { type Field, isOn, type Written } from '../calculator/field';
import { optionsOf } from '../calculator/options';

const words = wording.equalization;

const kindOf = (row: string, kinds: readonly string[]): Field => ({
  kind: 'select',
  name: `${row}.label`,
  label: words.kind,
  options: kinds.map((kind) => ({ value: kind, label: kind })),
});

const atBothDates = (row: string): Field[] => [
  { kind: 'amount', name: `${row}.atValuation`, ...words.atValuation },
  { kind: 'amount', name: `${row}.atMarriage`, label: words.atMarriage, start: '0' },
];

const exclusionOf = (row: string): Field[] => [
  { kind: 'select', name: `${row}.exclusion.ground`, label: words.ground, options: optionsOf(words.grounds) },
  { kind: 'amount', name: `${row}.exclusion.amount`, label: words.excluded },
];

const holdingsOf = (party: Party, written: Written): Field => ({
  kind: 'group',
  title: wording.spouses[party],
  fields: [
    {
      kind: 'list',
      name: `holdings.${party}.assets`,
      title: words.assets.list,
      add: words.assets.add,
      item: words.assets.item,
      itemName: words.assets.name,
      of: (row) => [
        kindOf(row, words.assetKinds),
        ...atBothDates(row),
        { kind: 'tick', name: `${row}.isMatrimonialHome`, label: words.isMatrimonialHome },
        { kind: 'switch', name: `${row}.isExcluded`, label: words.isExcluded },
        ...(isOn(written, `${row}.isExcluded`) ? exclusionOf(row) : []),
      ],
    },
    {
      kind: 'list',
      name: `holdings.${party}.debts`,
      title: words.debts.list,
      add: words.debts.add,
      item: words.debts.item,
      itemName: words.debts.name,
      of: (row) => [
        kindOf(row, words.debtKinds),
        ...atBothDates(row),
        { kind: 'tick', name: `${row}.isForMatrimonialHome`, label: words.isForMatrimonialHome },
      ],
    },
  ],
});

export const equalizationFields = (written: Written): Field[] => [
  { kind: 'date', name: 'valuationDate', ...words.valuationDate },
  ...Party.options.map((party) => holdingsOf(party, written)),
];
