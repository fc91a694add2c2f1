import { calculateParentingTime, type ParentingTime } from '@evenhand/contracts/finance/calculators/parenting-time';
import { Party } from '@evenhand/contracts/identity';
import { calculatorsWording as wording } from '@evenhand/wording/calculators';
import { Calculator } from '../calculator/calculator';
import styles from '../calculator/calculator.module.css';
import { parentingTimeFields } from './parenting-time-fields';

const words = wording.parentingTime;

const ParentingTimePage = () => (
  <Calculator words={words} ask={calculateParentingTime} fields={parentingTimeFields} headline={Headline} />
);

const percent = (hundredths: number): string => `${(hundredths / 100).toFixed(2)}%`;

const Headline = ({ hours, overnights, hoursAboveSharedLine }: ParentingTime) => (
  <>
    <p className={styles.figure}>
      {hours.majority === null ? words.shared : words.majority(wording.parents[hours.majority])}
    </p>
    <ul className={styles.facts}>
      {Party.options.map((party) => (
        <li key={party}>
          {words.share(wording.parents[party], percent(hours.share[party]), percent(overnights.share[party]))}{' '}
          {fromTheLine(party, hoursAboveSharedLine[party])}
        </li>
      ))}
    </ul>
  </>
);

const fromTheLine = (party: Party, hours: number): string =>
  hours < 0 ? words.below(wording.parents[party], -hours) : words.above(wording.parents[party], hours);

export default ParentingTimePage;
