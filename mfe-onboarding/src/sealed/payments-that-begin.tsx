import type { Deal } from '@evenhand/contracts/agreement/deal';
import type { AgreementDocument } from '@evenhand/contracts/agreement/document';
import { ArrowRight } from '@evenhand/ui/icons';
import { PersonBadge, TwoPeople } from '@evenhand/ui/person';
import { agreementWording } from '@evenhand/wording/agreement';
import { sealedWording } from '@evenhand/wording/sealed';
import { Link } from 'react-router-dom';
import styles from './sealed.module.css';

const wording = sealedWording.payments;
const { deal: words } = agreementWording;

interface PaymentsProps {
  deal: Deal;
  parties: AgreementDocument['parties'];
}

/** Who pays whom, as the owner reads it. */
export const PaymentsThatBegin = ({ deal, parties: { owner, partner } }: PaymentsProps) => {
  const begins = deal.pays.filter(({ payor, shares }) => payor !== null || shares !== null);
  if (begins.length === 0) return null;
  const you = <PersonBadge whose="you" name={owner} quiet />;
  const them = <PersonBadge whose="partner" name={partner} quiet />;
  return (
    <section aria-labelledby="begins">
      <h2 id="begins">{wording.title}</h2>
      <p className={styles.quiet}>{wording.lead}</p>
      <ul className={styles.payments}>
        {begins.map(({ topic, child, payor, figure, shares, text, article }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: children may bear one name
          <li key={`${topic} ${index}`}>
            <span className={styles.people} aria-hidden="true">
              {payor ? (
                <>
                  {payor === 'owner' ? you : them} <ArrowRight /> {payor === 'owner' ? them : you}
                </>
              ) : (
                <TwoPeople you={owner} partner={partner} />
              )}
            </span>
            <div>
              <strong>{child ? words.ofAge(child) : words.topics[topic]}</strong>
              <p className={styles.quiet}>
                {payor === null ? wording.both : payor === 'owner' ? words.youPay(partner) : words.paysYou(partner)}
              </p>
            </div>
            <div className={styles.figure}>
              <strong>{figure ?? (shares && `${words.you} ${shares.owner}, ${partner} ${shares.partner}`)}</strong>
            </div>
            <div className={styles.terms}>
              <p className={styles.quiet} dir="auto">
                {text}
              </p>
              <Link to={`/agreement#${article.id}`}>{words.article(article.number)}</Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
