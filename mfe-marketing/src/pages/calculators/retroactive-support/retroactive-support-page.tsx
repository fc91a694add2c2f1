import {
  calculateRetroactiveSupport,
  type RetroactiveSupport,
  RetroactiveSupportQuestion,
} from '@evenhand/contracts/finance/calculators/retroactive-support';
import { cents } from '@evenhand/contracts/money';
import { inDollars } from '@evenhand/web-kit/amount';
import { call } from '@evenhand/web-kit/call';
import { calculatorsWording as wording } from '@evenhand/wording/calculators';
import { Calculator } from '../calculator/calculator';
import styles from '../calculator/calculator.module.css';
import { retroactiveSupportFields } from './retroactive-support-fields';

const words = wording.retroactiveSupport;

const RetroactiveSupportPage = () => (
  <Calculator
    title={words.title}
    lead={words.lead}
    schema={RetroactiveSupportQuestion}
    calculate={(question) => call(calculateRetroactiveSupport, question)}
    fieldsFor={retroactiveSupportFields}
    headline={(answer) => <Headline {...answer} />}
  />
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
