import { type Deal, type DealLine, dealParts } from '@evenhand/contracts/agreement/deal';
import type { AgreementDocument } from '@evenhand/contracts/agreement/document';
import type { Party } from '@evenhand/contracts/identity';
import { Button } from '@evenhand/ui/button';
import { Figure, Figures } from '@evenhand/ui/figure';
import { Printer } from '@evenhand/ui/icons';
import type { Whose } from '@evenhand/ui/person';
import { ShareBar } from '@evenhand/ui/share-bar';
import { Sheet } from '@evenhand/ui/sheet';
import { agreementWording } from '@evenhand/wording/agreement';
import { Link } from 'react-router-dom';
import styles from './deal.module.css';

const wording = agreementWording.deal;

/** How the reader is addressed, and the other person's name. */
interface Reader {
  party: Party;
  parties: AgreementDocument['parties'];
}

const other = (party: Party): Party => (party === 'owner' ? 'partner' : 'owner');
const whose = (party: Party, reader: Reader): Whose => (party === reader.party ? 'you' : 'partner');

const direction = (payor: Party, { party, parties }: Reader): string =>
  payor === party ? wording.youPay(parties[other(party)]) : wording.paysYou(parties[payor]);

const Shares = ({ shares, reader }: { shares: NonNullable<DealLine['shares']>; reader: Reader }) => (
  <ShareBar
    shares={[reader.party, other(reader.party)].map((party) => ({
      whose: whose(party, reader),
      label: `${party === reader.party ? wording.you : reader.parties[party]} ${shares[party]}`,
      amount: Number.parseFloat(shares[party]),
    }))}
  />
);

interface LineProps {
  line: DealLine;
  reader: Reader;
  /** Address of the page with the articles; empty for this page. */
  articlesAt: string;
}

const Line = ({ line: { topic, child, figure, payor, shares, text, article }, reader, articlesAt }: LineProps) => (
  <Figure
    label={child ? wording.ofAge(child) : wording.topics[topic]}
    value={figure ?? undefined}
    note={
      <>
        {payor && <p className={styles.direction}>{direction(payor, reader)}</p>}
        {shares && <Shares shares={shares} reader={reader} />}
        <p className={styles.words} dir="auto">
          {text}
        </p>
        <Link className={styles.article} to={`${articlesAt}#${article.id}`}>
          {wording.article(article.number)}
          <span className="visually-hidden">: {child ? wording.ofAge(child) : wording.topics[topic]}</span>
        </Link>
      </>
    }
  />
);

interface DealOnOnePageProps {
  deal: Deal;
  parties: AgreementDocument['parties'];
  /** The reader, addressed as "you". */
  party: Party;
  articlesAt?: string;
}

/** The deal on one page, made by the service from the same answers as the articles. */
export const DealOnOnePage = ({ deal, parties, party, articlesAt = '' }: DealOnOnePageProps) => (
  <section className={styles.deal} aria-labelledby="deal">
    <Sheet>
      <header className={styles.head}>
        <div>
          <h2 id="deal">{wording.title}</h2>
          <p className={styles.people}>
            <bdi>{parties.owner}</bdi> · <bdi>{parties.partner}</bdi>
          </p>
        </div>
        <span className={styles.print}>
          <Button small onClick={() => window.print()}>
            <Printer />
            {wording.print}
          </Button>
        </span>
      </header>
      {dealParts
        .filter((part) => deal[part].length > 0)
        .map((part) => (
          <section key={part} className={styles.part}>
            <h3>{wording.parts[part]}</h3>
            <Figures>
              {deal[part].map((line, index) => (
                <Line
                  // biome-ignore lint/suspicious/noArrayIndexKey: children may bear one name
                  key={`${line.topic} ${index}`}
                  line={line}
                  reader={{ party, parties }}
                  articlesAt={articlesAt}
                />
              ))}
            </Figures>
          </section>
        ))}
      <p className={styles.small}>{wording.textCounts}</p>
    </Sheet>
  </section>
);
