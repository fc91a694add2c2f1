import {
  calculateRetroactiveSupport,
  type RetroactiveSupport,
} from '@evenhand/contracts/finance/calculators/retroactive-support';
import { cents } from '@evenhand/contracts/money';
import { inDollars } from '@evenhand/web-kit/amount';
import { calculatorsWording as wording } from '@evenhand/wording/calculators';
import { Calculator } from '../calculator/calculator';
import styles from '../calculator/calculator.module.css';
import { retroactiveSupportFields } from './retroactive-support-fields';

const words = wording.retroactiveSupport;

const RetroactiveSupportPage = () => (
  <Calculator words={words} ask={calculateRetroactiveSupport} fields={retroactiveSupportFields} headline={Headline} />
);

const Headline = ({ owing, due, paid }: RetroactiveSupport) => (
  <>
    <p className={styles.figure}>{owed(owing)}</p>
    <p>{words.sums(inDollars(due), inDollars(paid))}</p>
  </>
);

const owed = (owing: number): string => {
  if (owing === 0) return words.even;
  const amount = inDollars(cents(Math.abs(owing)));
  return owing > 0 ? words.owing(amount) : words.overpaid(amount);
};

export default RetroactiveSupportPage;
