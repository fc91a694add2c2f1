import type { Deal } from '@evenhand/contracts/agreement/deal';
import type { AgreementDocument } from '@evenhand/contracts/agreement/document';
import { sealedWording } from '@evenhand/wording/sealed';
import { Line } from '../deal/deal-line.js';
import styles from './sealed.module.css';

const wording = sealedWording.payments;

interface PaymentsProps {
  deal: Deal;
  parties: AgreementDocument['parties'];
}

/** Who pays whom, how much and from when, as the owner reads it. */
export const PaymentsThatBegin = ({ deal, parties }: PaymentsProps) => {
  const begins = deal.pays.filter(({ payor, shares }) => payor !== null || shares !== null);
  if (begins.length === 0) return null;
  return (
    <section aria-labelledby="begins">
      <div className={styles.head}>
        <div>
          <h2 id="begins">{wording.title}</h2>
          <p className={styles.quiet}>{wording.lead}</p>
        </div>
      </div>
      <ul className={styles.payments}>
        {begins.map((line, index) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: children may bear one name
            key={`${line.topic} ${index}`}
            line={line}
            reader={{ party: 'owner', parties }}
            articlesAt="/agreement"
            isChanged={false}
          />
        ))}
      </ul>
    </section>
  );
};
