import { type Deal, dealParts } from '@evenhand/contracts/agreement/deal';
import { Button } from '@evenhand/ui/button';
import { Printer } from '@evenhand/ui/icons';
import { agreementWording } from '@evenhand/wording/agreement';
import { Link } from 'react-router-dom';
import styles from './deal.module.css';
import { Line, type Reader } from './deal-line.js';

const wording = agreementWording.deal;

const settled = dealParts.filter((part) => part !== 'releases');

interface DealOnOnePageProps extends Reader {
  deal: Deal;
  articlesAt?: string;
  /** Articles that differ from the version before. */
  changed?: readonly string[];
}

/** The deal on one page, made by the service from the same answers as the articles. `party` is the reader. */
export const DealOnOnePage = ({ deal, parties, party, articlesAt = '', changed = [] }: DealOnOnePageProps) => (
  <section id="deal" className={styles.deal} aria-labelledby="deal-title">
    <header className={styles.head}>
      <div>
        <h2 id="deal-title">{wording.title}</h2>
        <p className={styles.people}>
          <bdi>{parties.owner}</bdi> · <bdi>{parties.partner}</bdi>
        </p>
      </div>
      <span className={styles.print}>
        <Button small kind="quiet" onClick={() => window.print()}>
          <Printer />
          {wording.print}
        </Button>
      </span>
    </header>
    <div className={styles.columns} aria-hidden="true">
      {wording.columns.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
    <ul className={styles.lines}>
      {settled
        .flatMap((part) => deal[part])
        .map((line, index) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: children may bear one name
            key={`${line.topic} ${index}`}
            line={line}
            reader={{ party, parties }}
            articlesAt={articlesAt}
            isChanged={changed.includes(line.article.id)}
          />
        ))}
    </ul>
    {deal.releases.length > 0 && (
      <section className={styles.releases}>
        <h3>{wording.releases}</h3>
        {deal.releases.map(({ topic, article, text }) => (
          <p key={topic} dir="auto">
            <strong>{wording.topics[topic]}.</strong> {text}{' '}
            <Link to={`${articlesAt}#${article.id}`}>{wording.article(article.number)}</Link>
          </p>
        ))}
      </section>
    )}
    <p className={styles.small}>{wording.textCounts}</p>
  </section>
);
