import { calculateEqualization, type Equalization } from '@evenhand/contracts/finance/calculators/equalization';
import { Party } from '@evenhand/contracts/identity';
import { inDollars } from '@evenhand/web-kit/amount';
import { calculatorsWording as wording } from '@evenhand/wording/calculators';
import { Link } from 'react-router-dom';
import { Calculator } from '../calculator/calculator';
import styles from '../calculator/calculator.module.css';
import { longDay } from '../calculator/in-words';
import { equalizationFields } from './equalization-fields';

const words = wording.equalization;

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
      <li>{words.until(longDay(claimUntil))}</li>
    </ul>
  </>
);

export default EqualizationPage;
