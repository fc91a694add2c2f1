import { Party } from '@evenhand/contracts/identity';
import { calculatorsWording as wording } from '@evenhand/wording/calculators';
import { type Field, isOn, type Written } from '../calculator/field';
import { income, optionsOf } from '../calculator/options';

const words = wording.specialExpenses;

const ofExpense = (row: string): Field[] => [
  { kind: 'select', name: `${row}.kind`, label: words.kind, options: optionsOf(words.kinds) },
  { kind: 'fixed', name: `${row}.label`, value: words.item(Number(row.split('.').at(-1)) + 1) },
  { kind: 'amount', name: `${row}.cost`, label: words.cost },
  { kind: 'amount', name: `${row}.relief`, ...words.relief, start: '0' },
  { kind: 'amount', name: `${row}.childContribution`, label: words.childContribution, start: '0' },
];

export const specialExpensesFields = (written: Written): Field[] => [
  ...Party.options.map(
    (party): Field => ({ kind: 'group', title: wording.parents[party], fields: [income(`incomes.${party}`)] }),
  ),
  { kind: 'switch', name: 'hasSpousalSupport', label: words.hasSpousalSupport },
  ...(isOn(written, 'hasSpousalSupport')
    ? ([
        {
          kind: 'choice',
          name: 'spousalSupport.payor',
          label: words.spousalPayor,
          options: optionsOf(wording.parents),
          start: 'owner',
        },
        { kind: 'amount', name: 'spousalSupport.yearly', label: words.spousalYearly },
      ] satisfies Field[])
    : []),
  {
    kind: 'list',
    name: 'expenses',
    title: words.list,
    add: words.add,
    item: words.item,
    itemName: words.itemName,
    start: 1,
    of: ofExpense,
  },
];
