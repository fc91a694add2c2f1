import { calculateEqualization, type Equalization } from '@evenhand/contracts/finance/calculators/equalization';
import { Party } from '@evenhand/contracts/identity';
import { longDate } from '@evenhand/contracts/toronto';
import { inDollars } from '@evenhand/web-kit/amount';
import { calculatorsWording as wording } from '@evenhand/wording/calculators';
import { Link } from 'react-router-dom';
import { Calculator } from '../calculator/calculator';
import styles from '../calculator/calculator.module.css';
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

const listOf = (party: Party, kind: 'assets' | 'debts', of: (row: string) => Field[]): Field => {
  const { list, add, item, name } = words[kind];
  return { kind: 'list', name: `holdings.${party}.${kind}`, title: list, add, item, itemName: name, of };
};

const holdingsOf = (party: Party, written: Written): Field => ({
  kind: 'group',
  title: wording.spouses[party],
  fields: [
    listOf(party, 'assets', (row) => [
      kindOf(row, words.assetKinds),
      ...atBothDates(row),
      { kind: 'tick', name: `${row}.isMatrimonialHome`, label: words.isMatrimonialHome },
      { kind: 'switch', name: `${row}.isExcluded`, label: words.isExcluded },
      ...(isOn(written, `${row}.isExcluded`) ? exclusionOf(row) : []),
    ]),
    listOf(party, 'debts', (row) => [
      kindOf(row, words.debtKinds),
      ...atBothDates(row),
      { kind: 'tick', name: `${row}.isForMatrimonialHome`, label: words.isForMatrimonialHome },
    ]),
  ],
});

export const equalizationFields = (written: Written): Field[] => [
  { kind: 'date', name: 'valuationDate', ...words.valuationDate },
  ...Party.options.map((party) => holdingsOf(party, written)),
];

const EqualizationPage = () => (
  <Calculator words={words} ask={calculateEqualization} fields={equalizationFields} headline={Headline}>
    <p>
      {words.unmarried} <Link to="/calculators/common-law-property">{wording.commonLawProperty.title}</Link>
    </p>
  </Calculator>
);

const Headline = ({ payor, payment, netFamilyProperty, claimUntil }: Equalization) => (
  <>
    <p className={styles.figure}>
      {payor === null ? words.nobodyPays : words.pays(wording.spouses[payor], inDollars(payment))}
    </p>
    <ul className={styles.facts}>
      {Party.options.map((party) => (
        <li key={party}>{words.net(wording.spouses[party], inDollars(netFamilyProperty[party].amount))}</li>
      ))}
      <li>{words.until(longDate(claimUntil))}</li>
    </ul>
  </>
);

export default EqualizationPage;
