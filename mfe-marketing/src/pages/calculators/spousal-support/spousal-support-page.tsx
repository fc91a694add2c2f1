import { calculateSpousalSupport, type SpousalSupport } from '@evenhand/contracts/finance/calculators/spousal-support';
import { cents } from '@evenhand/contracts/money';
import { inDollars } from '@evenhand/web-kit/amount';
import { calculatorsWording as wording } from '@evenhand/wording/calculators';
import { Calculator } from '../calculator/calculator';
import styles from '../calculator/calculator.module.css';
import { NetIncomes } from './net-incomes';
import { spousalSupportFields } from './spousal-support-fields';

const words = wording.spousalSupport;

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
}: SpousalSupport) => (
  <>
    <p className={styles.figure}>{words.range(inDollars(low), inDollars(high))}</p>
    <ul className={styles.facts}>
      <li>{words.mid(inDollars(mid))}</li>
      <li>{words.duration(duration.text)}</li>
      <li>{words.formulas[formula]}</li>
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
