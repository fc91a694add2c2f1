import { Page } from '@evenhand/ui/page';
import { useTitle } from '@evenhand/web-kit/title';
import { calculatorsWording as wording } from '@evenhand/wording/calculators';
import { Link } from 'react-router-dom';
import styles from './calculators.module.css';

const calculators = [
  { to: '/calculators/child-support', ...wording.childSupport },
  { to: '/calculators/special-expenses', ...wording.specialExpenses },
  { to: '/calculators/spousal-support', ...wording.spousalSupport },
  { to: '/calculators/property', ...wording.equalization },
  { to: '/calculators/common-law-property', ...wording.commonLawProperty },
  { to: '/calculators/parenting-time', ...wording.parentingTime },
  { to: '/calculators/retroactive', ...wording.retroactiveSupport },
  { to: '/calculators/income-tax', ...wording.incomeTax },
];

const CalculatorsPage = () => {
  useTitle(wording.title);
  return (
    <Page kind="public" title={wording.title} lead={wording.lead}>
      <ul className={styles.list}>
        {calculators.map(({ to, title, lead }) => (
          <li key={to}>
            <h2>
              <Link to={to}>{title}</Link>
            </h2>
            <p>{lead}</p>
          </li>
        ))}
      </ul>
      <p>{wording.notAdvice}</p>
    </Page>
  );
};

export default CalculatorsPage;
