import type { SpousalSupport } from '@evenhand/contracts/finance/calculators/spousal-support';
import { inDollars } from '@evenhand/web-kit/amount';
import { calculatorsWording as wording } from '@evenhand/wording/calculators';
import styles from '../calculator/calculator.module.css';
import { Working } from '../calculator/working';

const words = wording.spousalSupport;
const levels = ['low', 'mid', 'high'] as const;
const spouses = ['payor', 'recipient'] as const;

/** What both have at each point of the range, and the tax and benefits behind it. */
export const NetIncomes = ({ positions }: Pick<SpousalSupport, 'positions'>) => (
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
