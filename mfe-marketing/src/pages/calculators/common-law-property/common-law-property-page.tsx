import {
  type CommonLawProperty,
  calculateCommonLawProperty,
} from '@evenhand/contracts/finance/calculators/common-law-property';
import { inDollars } from '@evenhand/web-kit/amount';
import { calculatorsWording as wording } from '@evenhand/wording/calculators';
import { Calculator } from '../calculator/calculator';
import styles from '../calculator/calculator.module.css';
import { commonLawPropertyFields } from './common-law-property-fields';

const words = wording.commonLawProperty;

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
