import {
  calculateSpecialExpenses,
  type SpecialExpenses,
} from '@evenhand/contracts/finance/calculators/special-expenses';
import { Party } from '@evenhand/contracts/identity';
import { inDollars } from '@evenhand/web-kit/amount';
import { calculatorsWording as wording } from '@evenhand/wording/calculators';
import { Calculator } from '../calculator/calculator';
import styles from '../calculator/calculator.module.css';
import { specialExpensesFields } from './special-expenses-fields';

const words = wording.specialExpenses;

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
