import type { ProposalPreview, ProposalPrice } from '@evenhand/contracts/agreement/proposal-price';
import type { Party } from '@evenhand/contracts/identity';
import { Notice } from '@evenhand/ui/notice';
import { PersonBadge } from '@evenhand/ui/person';
import { proposalsWording } from '@evenhand/wording/proposals';
import type { ReactNode } from 'react';
import { RedlineTexts } from '../agreement/redline.js';
import { type Names, otherOf } from '../couple.js';
import { signedDollars, wholeDollars } from './dollars.js';
import { Fold } from './fold.js';
import styles from './proposals.module.css';

const wording = proposalsWording.price;

interface PriceProps {
  price: ProposalPrice;
  party: Party;
  names: Names;
  /** The changed text, once it is unfolded. */
  children: ReactNode;
}

/** What a proposal changes: for each household, in the text, and in what holds. */
export const Price = ({ price, party, names, children }: PriceProps) => (
  <div className={styles.price}>
    <p className={styles.quiet}>{price.monthly ? wording.lead : wording.notKnown}</p>
    {(price.monthly || price.once.owner !== 0 || price.once.partner !== 0) && (
      <div className={styles.households}>
        <Household price={price} whose="you" of={party} name={names[party]} />
        <Household price={price} whose="partner" of={otherOf(party)} name={names[otherOf(party)]} />
      </div>
    )}
    {price.inAll && <p className={styles.quiet}>{wording.method}</p>}
    <Fold summary={wording.text}>{children}</Fold>
    <Checks {...price} />
  </div>
);

export const ChangedText = ({ redlines, unchanged }: Pick<ProposalPreview, 'redlines' | 'unchanged'>) => (
  <>
    {redlines.length === 0 && <p>{wording.noText}</p>}
    {redlines.map(({ title, texts }) => (
      <section key={title}>
        <h4>{title}</h4>
        <RedlineTexts texts={texts} />
      </section>
    ))}
    {unchanged > 0 && <p className={styles.quiet}>{wording.unchanged(unchanged)}</p>}
  </>
);

interface HouseholdProps {
  price: ProposalPrice;
  whose: 'you' | 'partner';
  of: Party;
  name: string;
}

const Household = ({ price: { monthly, once, inAll }, whose, of, name }: HouseholdProps) => {
  const change = monthly ? monthly.after[of] - monthly.before[of] : 0;
  return (
    <section className={styles.household} aria-label={whose === 'you' ? wording.you : name}>
      <p className={styles.who}>
        <PersonBadge whose={whose} name={name} quiet small />
        <strong>{whose === 'you' ? wording.you : name}</strong>
        {monthly && (
          <span className={styles.change}>
            {signedDollars(change)} {wording.aMonth}
          </span>
        )}
      </p>
      <dl>
        {monthly && (
          <>
            <dt>{wording.today}</dt>
            <dd>{wholeDollars(monthly.before[of])}</dd>
            <dt>{wording.after}</dt>
            <dd>{wholeDollars(monthly.after[of])}</dd>
          </>
        )}
        {once[of] !== 0 && (
          <>
            <dt>{wording.once}</dt>
            <dd>{signedDollars(once[of])}</dd>
          </>
        )}
        {inAll && (
          <>
            <dt>{wording.inAll}</dt>
            <dd>{signedDollars(inAll[of])}</dd>
          </>
        )}
      </dl>
    </section>
  );
};

const Checks = ({ findings, missing }: Pick<ProposalPrice, 'findings' | 'missing'>) =>
  findings.length + missing.length === 0 ? (
    <Notice kind="good" quiet>
      <p>{wording.holds}</p>
    </Notice>
  ) : (
    <Notice kind="attention" title={wording.warns} quiet>
      <ul>
        {findings.map(({ id, sentence, why }) => (
          <li key={id}>
            {sentence} <small>{why}</small>
          </li>
        ))}
        {missing.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Notice>
  );
