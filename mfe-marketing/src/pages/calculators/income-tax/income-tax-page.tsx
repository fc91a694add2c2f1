import { calculateIncomeTax, type IncomeTax } from '@evenhand/contracts/finance/calculators/income-tax';
import { inDollars } from '@evenhand/web-kit/amount';
import { calculatorsWording as wording } from '@evenhand/wording/calculators';
import { Calculator } from '../calculator/calculator';
import styles from '../calculator/calculator.module.css';
import type { Field } from '../calculator/field';

const words = wording.incomeTax;

const fields: Field[] = [
  { kind: 'amount', name: 'employment', label: words.employment },
  { kind: 'amount', name: 'selfEmployment', label: words.selfEmployment, start: '0' },
  { kind: 'amount', name: 'other', label: words.other, start: '0' },
  { kind: 'amount', name: 'supportReceived', label: words.supportReceived, start: '0' },
  { kind: 'amount', name: 'supportPaid', label: words.supportPaid, start: '0' },
  { kind: 'tick', name: 'eligibleDependant', label: words.eligibleDependant },
  { kind: 'count', name: 'children', label: words.children, start: '0' },
  { kind: 'count', name: 'taxYear', ...wording.spousalSupport.taxYear },
];

const IncomeTaxPage = () => (
  <Calculator words={words} ask={calculateIncomeTax} fields={() => fields} headline={Headline} />
);

const Headline = ({ year, left, amounts }: IncomeTax) => (
  <>
    <p className={styles.figure}>{words.left(inDollars(left))}</p>
    <p>{words.deducted(inDollars(amounts.deducted))}</p>
    <p>{wording.spousalSupport.figuresOf(year)}</p>
  </>
);

export default IncomeTaxPage;
