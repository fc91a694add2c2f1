import {
  type ChildSupport,
  calculateChildSupport,
  type Over150000,
} from '@evenhand/contracts/finance/calculators/child-support';
import { Party } from '@evenhand/contracts/identity';
import { longDate } from '@evenhand/contracts/toronto';
import { Answers } from '@evenhand/ui/answers';
import { inDollars } from '@evenhand/web-kit/amount';
import { calculatorsWording as wording } from '@evenhand/wording/calculators';
import { provinceNames } from '@evenhand/wording/provinces';
import { Link } from 'react-router-dom';
import { Calculator } from '../calculator/calculator';
import styles from '../calculator/calculator.module.css';
import { childSupportFields } from './child-support-fields';

const words = wording.childSupport;

const ChildSupportPage = () => (
  <Calculator words={words} ask={calculateChildSupport} fields={childSupportFields} headline={Headline} />
);

const Headline = ({ payor, monthly, tables }: ChildSupport) => (
  <>
    <p className={styles.figure}>
      {payor === null ? words.nobodyPays : words.pays(wording.parents[payor], inDollars(monthly))}
    </p>
    <ul className={styles.facts}>
      {Party.options.flatMap((party) => {
        const owed = tables[party];
        if (!owed) return [];
        const { province, inForce } = owed.table;
        return [
          <li key={party}>
            {words.owes(wording.parents[party], inDollars(owed.monthly), provinceNames[province], longDate(inForce))}
          </li>,
        ];
      })}
    </ul>
    {Party.options.map((party) => {
      const both = tables[party]?.over150000;
      return both ? <BothWays key={party} title={words.over.title(wording.parents[party])} both={both} /> : null;
    })}
    <p>
      {words.next} <Link to="/calculators/special-expenses">{wording.specialExpenses.title}</Link>
    </p>
  </>
);

const BothWays = ({ title, both }: { title: string; both: Over150000 }) => (
  <div className={styles.facts}>
    <h3>{title}</h3>
    <Answers
      rows={[
        { key: 'whole', question: words.over.wholeIncome, answer: words.over.aMonth(inDollars(both.wholeIncome)) },
        { key: 'first', question: words.over.first150000, answer: words.over.aMonth(inDollars(both.first150000)) },
        { key: 'above', question: words.over.incomeAbove, answer: words.over.aYear(inDollars(both.incomeAbove)) },
        {
          key: 'rate',
          question: words.over.rateOnIncomeAbove,
          answer: words.over.aMonth(inDollars(both.rateOnIncomeAbove)),
        },
      ]}
    />
  </div>
);

export default ChildSupportPage;
