import { calculateSpousalSupport, type SpousalSupport } from '@evenhand/contracts/finance/calculators/spousal-support';
import { cents } from '@evenhand/contracts/money';
import { dayOf } from '@evenhand/contracts/toronto';
import { inDollars } from '@evenhand/web-kit/amount';
import { calculatorsWording as wording } from '@evenhand/wording/calculators';
import { Calculator } from '../calculator/calculator';
import styles from '../calculator/calculator.module.css';
import { type Field, isOn, type List, rowsOf, type Written } from '../calculator/field';
import { optionsOf, province } from '../calculator/options';
import { Working } from '../calculator/working';

const words = wording.spousalSupport;
const levels = ['low', 'mid', 'high'] as const;
const spouses = ['payor', 'recipient'] as const;

/** Net incomes at each point of the range, with tax and benefits. */
const NetIncomes = ({ positions }: Pick<SpousalSupport, 'positions'>) => (
  <>
    <h3>{words.netTitle}</h3>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
    <section className={styles.scroll} tabIndex={0} aria-label={words.netTitle}>
      <table className={styles.table}>
        <thead>
          <tr>
            {Object.entries(words.net).map(([column, name]) => (
              <th key={column} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {levels.map((level) => (
            <tr key={level}>
              <th scope="row">{words.levels[level]}</th>
              <td>{inDollars(positions[level].monthly)}</td>
              <td>{inDollars(positions[level].payor.netIncome)}</td>
              <td>{inDollars(positions[level].recipient.netIncome)}</td>
              <td>{positions[level].recipientShare}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
    {spouses.map((who) => (
      <Working key={who} title={words.taxOf(words.levels.mid, words.who[who])} steps={positions.mid[who].steps} />
    ))}
  </>
);

const housing = (who: 'payor' | 'recipient', written: Written): Field[] => [
  { kind: 'switch', name: `hasHousing.${who}`, ...words.hasHousing },
  ...(isOn(written, `hasHousing.${who}`)
    ? ([
        {
          kind: 'choice',
          name: `households.${who}.housing.kind`,
          label: words.housing.label,
          options: optionsOf(words.housing.options),
          start: 'rent',
        },
        { kind: 'amount', name: `households.${who}.housing.yearly`, label: words.housingYearly },
      ] satisfies Field[])
    : []),
];

const spouse = (who: 'payor' | 'recipient', written: Written, more: Field[] = []): Field => ({
  kind: 'group',
  title: words[who],
  fields: [
    province(`provinces.${who}`),
    { kind: 'amount', name: `${who}.employment`, label: words.employment },
    { kind: 'amount', name: `${who}.selfEmployment`, label: words.selfEmployment, start: '0' },
    { kind: 'amount', name: `${who}.other`, ...words.other, start: '0' },
    ...housing(who, written),
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

const specialExpenses: Field = { kind: 'amount', name: 'specialExpenses', ...words.expenses, start: '0' };

export const spousalSupportFields = (written: Written): Field[] => [
  spouse('payor', written),
  spouse('recipient', written, [{ kind: 'count', name: 'recipientAge', ...words.recipientAge }]),
  { kind: 'years', name: 'monthsTogether', ...words.together },
  { kind: 'date', name: 'separatedOn', ...words.separatedOn },
  children,
  ...(rowsOf(children, written).length > 0 ? [specialExpenses] : []),
  { kind: 'count', name: 'taxYear', ...words.taxYear },
  { kind: 'date', name: 'on', ...words.on, start: dayOf(new Date()) },
];

const SpousalSupportPage = () => (
  <Calculator words={words} ask={calculateSpousalSupport} fields={spousalSupportFields} headline={Headline} />
);

const Headline = ({
  formula,
  monthly: { low, mid, high },
  duration,
  atCeiling,
  childSupport,
  equalNetIncomes,
  positions,
  taxYear,
}: SpousalSupport) => (
  <>
    <p className={styles.figure}>{words.range(inDollars(low), inDollars(high))}</p>
    <ul className={styles.facts}>
      <li>{words.mid(inDollars(mid))}</li>
      <li>{words.duration(duration.text)}</li>
      <li>{words.formulas[formula]}</li>
      <li>{words.figuresOf(taxYear)}</li>
      {childSupport && <li>{childSupportBetween(childSupport.paid)}</li>}
      {equalNetIncomes && <li>{words.equal(inDollars(equalNetIncomes.monthly))}</li>}
      {atCeiling && <li>{words.atCeiling(inDollars(atCeiling.low), inDollars(atCeiling.high))}</li>}
    </ul>
    <NetIncomes positions={positions} />
  </>
);

const childSupportBetween = (paid: number): string =>
  paid < 0 ? words.childReceived(inDollars(cents(-paid))) : words.childPaid(inDollars(cents(paid)));

export default SpousalSupportPage;
