import {
  type CommonLawProperty,
  calculateCommonLawProperty,
} from '@evenhand/contracts/finance/calculators/common-law-property';
import { Party } from '@evenhand/contracts/identity';
import { inDollars } from '@evenhand/web-kit/amount';
import { calculatorsWording as wording } from '@evenhand/wording/calculators';
import { Calculator } from '../calculator/calculator';
import styles from '../calculator/calculator.module.css';
import type { Field } from '../calculator/field';

const words = wording.commonLawProperty;
const { assets, debts, assetKinds, debtKinds, kind } = wording.equalization;

const items = (at: string, more: (row: string) => Field[] = () => []): Field[] =>
  (
    [
      ['assets', assets, assetKinds],
      ['debts', debts, debtKinds],
    ] as const
  ).map(([name, texts, kinds]) => ({
    kind: 'list',
    name: `${at}.${name}`,
    title: texts.list,
    add: texts.add,
    item: texts.item,
    itemName: texts.name,
    of: (row) => [
      {
        kind: 'select',
        name: `${row}.label`,
        label: kind,
        options: kinds.map((each) => ({ value: each, label: each })),
      },
      { kind: 'amount', name: `${row}.amount`, label: words.worth },
      ...more(row),
    ],
  }));

const partOf = (row: string): Field[] => [{ kind: 'percent', name: `${row}.ownersPart`, ...words.part, start: '50' }];

export const commonLawPropertyFields: readonly Field[] = [
  { kind: 'years', name: 'monthsTogether', ...words.together },
  { kind: 'tick', name: 'haveChild', label: words.haveChild },
  ...Party.options.map(
    (party): Field => ({ kind: 'group', title: wording.partners[party], fields: items(`own.${party}`) }),
  ),
  { kind: 'group', title: words.joint, fields: items('joint', partOf) },
];

const CommonLawPropertyPage = () => (
  <Calculator
    words={words}
    ask={calculateCommonLawProperty}
    fields={() => commonLawPropertyFields}
    headline={Headline}
  />
);

const Headline = ({ keeps, areSupportSpouses }: CommonLawProperty) => (
  <>
    <p className={styles.figure}>{words.keeps(wording.partners.owner, inDollars(keeps.owner))}</p>
    <p className={styles.figure}>{words.keeps(wording.partners.partner, inDollars(keeps.partner))}</p>
    <p>{areSupportSpouses ? words.areSupportSpouses : words.areNoSupportSpouses}</p>
  </>
);

export default CommonLawPropertyPage;
