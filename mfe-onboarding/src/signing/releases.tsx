import type { DealLine } from '@evenhand/contracts/agreement/deal';
import { agreementWording } from '@evenhand/wording/agreement';
import { signingWording } from '@evenhand/wording/signing';
import styles from './signing.module.css';

/** The rights that a signature gives up, in the words of the articles. */
export const Releases = ({ releases }: { releases: readonly DealLine[] }) =>
  releases.length > 0 && (
    <section className={styles.releases}>
      <h4>{signingWording.givesUp}</h4>
      <dl>
        {releases.map(({ topic, text, article }) => (
          <div key={topic}>
            <dt>
              {agreementWording.deal.topics[topic]}, {agreementWording.deal.article(article.number)}
            </dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
