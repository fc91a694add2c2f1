import { calculatorsWording as wording } from '@evenhand/wording/calculators';
import { type Field, type List, rowsOf, type Written } from '../calculator/field';
import { today } from '../calculator/in-words';
import { optionsOf, province } from '../calculator/options';

const words = wording.spousalSupport;

const spouse = (who: 'payor' | 'recipient', more: Field[] = []): Field => ({
  kind: 'group',
  title: words[who],
  fields: [
    province(`provinces.${who}`),
    { kind: 'amount', name: `${who}.employment`, label: words.employment },
    { kind: 'amount', name: `${who}.other`, ...words.other, start: '0' },
    ...more,
  ],
});

const children: List = {
  kind: 'list',
  name: 'children',
  title: words.list,
  add: words.add,
  item: words.item,
  itemName: words.itemName,
  of: (row) => [
    { kind: 'count', name: `${row}.age`, label: words.age },
    {
      kind: 'choice',
      name: `${row}.home`,
      label: words.home.label,
      options: optionsOf(words.home.options),
      start: 'recipient',
    },
  ],
};

const specialExpenses: Field = {
  kind: 'group',
  title: words.expenses,
  fields: [
    { kind: 'amount', name: 'specialExpenses.payor', label: words.payor, start: '0' },
    { kind: 'amount', name: 'specialExpenses.recipient', label: words.recipient, start: '0' },
  ],
};

export const spousalSupportFields = (written: Written): Field[] => [
  spouse('payor'),
  spouse('recipient', [{ kind: 'count', name: 'recipientAge', ...words.recipientAge }]),
  { kind: 'years', name: 'monthsTogether', ...words.together },
  children,
  ...(rowsOf(children, written).length > 0 ? [specialExpenses] : []),
  { kind: 'count', name: 'taxYear', ...words.taxYear, start: today().slice(0, 4) },
  { kind: 'date', name: 'on', ...words.on, start: today() },
];
