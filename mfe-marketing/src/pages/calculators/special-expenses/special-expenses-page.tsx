import {
  calculateSpecialExpenses,
  type SpecialExpenses,
} from '@evenhand/contracts/finance/calculators/special-expenses';
import { Party } from '@evenhand/contracts/identity';
import { inDollars } from '@evenhand/web-kit/amount';
import { calculatorsWording as wording } from '@evenhand/wording/calculators';
import { Calculator } from '../calculator/calculator';
import styles from '../calculator/calculator.module.css';
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

const specialExpensesFields = (written: Written): Field[] => [
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

const SpecialExpensesPage = () => (
  <Calculator words={words} ask={calculateSpecialExpenses} fields={specialExpensesFields} headline={Headline} />
);

const Headline = ({ yearly, shares }: SpecialExpenses) => (
  <>
    <p className={styles.figure}>{words.total(inDollars(yearly))}</p>
    <ul className={styles.facts}>
      {Party.options.map((party) => (
        <li key={party}>
          {words.part(wording.parents[party], inDollars(shares[party].monthly), shares[party].percent)}
        </li>
      ))}
    </ul>
  </>
);

export default SpecialExpensesPage;
