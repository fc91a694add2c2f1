import type { Agreement } from '@evenhand/contracts/agreement/agreement';
import type { DealLine } from '@evenhand/contracts/agreement/deal';
import type { Moment } from '@evenhand/contracts/dates';
import { longDate } from '@evenhand/contracts/toronto';
import { Badge } from '@evenhand/ui/badge';
import { Button, buttonClass } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { sealedWording } from '@evenhand/wording/sealed';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DatesCard } from './dates-card.js';
import { LawyerCard } from './lawyer-card.js';
import styles from './sealed.module.css';
import { useTicks } from './use-ticks.js';

const wording = sealedWording.now;

type StepName = keyof typeof wording.steps;
interface Step {
  /** The article that the button opens; without it in the agreement the step is left out, unless `always`. */
  article: string;
  always?: true;
  who: keyof typeof wording.who;
  /** The lines of the deal whose first day the step shows. */
  day?: { of: readonly DealLine['topic'][]; words: (day: string) => string };
}

const support = { of: ['child-support', 'spousal-support'], words: wording.payment } as const;

const steps: readonly (Step & { name: StepName })[] = [
  { name: 'court', article: 'enforcement', who: 'you', day: support },
  { name: 'office', article: 'enforcement', who: 'both', day: support },
  { name: 'pension', article: 'pensions', who: 'each' },
  { name: 'home', article: 'home', who: 'both', day: { of: ['home'], words: wording.by } },
  { name: 'debts', article: 'debts', who: 'both' },
  { name: 'estates', article: 'estates', always: true, who: 'each' },
  { name: 'tax', article: 'tax', always: true, who: 'each' },
];

const badgeOf = { you: 'you', both: 'both', each: 'both' } as const;
/** A phone shows the next two at first. */
const NEXT = 2;

const dayOfStep = ({ day }: Step, { deal }: Agreement): string | null => {
  const lines = deal ? [...deal.pays, ...deal.keeps] : [];
  const [first] = lines.flatMap(({ topic, from }) => (from && day?.of.includes(topic) ? [from] : [])).sort();
  return day && first ? day.words(longDate(first).replaceAll(' ', '\u00a0')) : null;
};

interface WhatNowProps {
  agreement: Agreement;
  sealedAt: Moment | null;
}

/** Next steps after sealing, with the agreed days; the dates, the yearly income papers, and the way to a lawyer. */
export const WhatNow = ({ agreement, sealedAt }: WhatNowProps) => {
  const articles = new Set(agreement.document.articles.map(({ id }) => id));
  const { ticked, tick } = useTicks(agreement.id);
  const [isUnfolded, setUnfolded] = useState(false);
  const shown = steps.filter(({ article, always }) => always || articles.has(article));
  const done = shown.filter(({ name }) => ticked.includes(name)).length;
  const next = shown.filter(({ name }) => !ticked.includes(name)).slice(0, NEXT);
  return (
    <div className={styles.columns}>
      <section aria-labelledby="what-now">
        <div className={styles.head}>
          <div>
            <h2 id="what-now">{wording.title}</h2>
            <p className={styles.quiet}>{wording.lead}</p>
          </div>
          <p className={styles.quiet}>{wording.done(done, shown.length)}</p>
        </div>
        <ol className={isUnfolded ? styles.steps : `${styles.steps} ${styles.folded}`}>
          {shown.map((step) => {
            const { title, text, link } = wording.steps[step.name];
            const day = dayOfStep(step, agreement);
            return (
              <li key={step.name} className={next.includes(step) ? styles.next : undefined}>
                <input
                  type="checkbox"
                  aria-label={wording.tick(title)}
                  checked={ticked.includes(step.name)}
                  onChange={() => tick(step.name)}
                />
                <div className={styles.when}>
                  {day && <span>{day}</span>}
                  <Badge kind={badgeOf[step.who]}>{wording.who[step.who]}</Badge>
                </div>
                <div>
                  <h3>{title}</h3>
                  <p className={styles.quiet}>{text}</p>
                </div>
                <Link
                  className={buttonClass('secondary', false, true)}
                  to={articles.has(step.article) ? `/agreement#${step.article}` : '/agreement'}
                >
                  {link}
                  <span className="visually-hidden">: {title}</span>
                </Link>
              </li>
            );
          })}
        </ol>
        {!isUnfolded && shown.length > next.length && (
          <p className={styles.unfold}>
            <Button onClick={() => setUnfolded(true)}>{wording.rest(shown.length - next.length)}</Button>
          </p>
        )}
        <p className={styles.quiet}>{wording.device}</p>
      </section>
      <aside className={styles.cards}>
        <DatesCard agreement={agreement} sealedAt={sealedAt} />
        {articles.has('annual-disclosure') && (
          <Card title={sealedWording.yearly.title}>
            <p>{sealedWording.yearly.text}</p>
            <Link to="/agreement#annual-disclosure">{sealedWording.yearly.link}</Link>
          </Card>
        )}
        <LawyerCard />
      </aside>
    </div>
  );
};
