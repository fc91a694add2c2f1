import type { Agreement } from '@evenhand/contracts/agreement/agreement';
import type { Moment } from '@evenhand/contracts/dates';
import { longDay } from '@evenhand/contracts/toronto';
import { Badge } from '@evenhand/ui/badge';
import { Button, buttonClass } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { sealedWording } from '@evenhand/wording/sealed';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './sealed.module.css';
import { useTicks } from './use-ticks.js';

const wording = sealedWording.now;

type StepName = keyof typeof wording.steps;
interface Step {
  /** The article that the button opens; without it in the agreement the step is left out, unless `always`. */
  article: string;
  always?: true;
  who: keyof typeof wording.who;
  /** Suggested, after the seal. */
  days: number;
}

const steps: readonly (Step & { name: StepName })[] = [
  { name: 'court', article: 'enforcement', who: 'you', days: 7 },
  { name: 'office', article: 'enforcement', who: 'both', days: 14 },
  { name: 'pension', article: 'pensions', who: 'each', days: 28 },
  { name: 'home', article: 'home', who: 'both', days: 42 },
  { name: 'debts', article: 'debts', who: 'both', days: 42 },
  { name: 'estates', article: 'estates', always: true, who: 'each', days: 60 },
  { name: 'tax', article: 'tax', always: true, who: 'each', days: 90 },
];

const badgeOf = { you: 'you', both: 'both', each: 'both' } as const;
/** A phone shows the next two at first. */
const NEXT = 2;
const DAY_MS = 86_400_000;

interface WhatNowProps {
  agreement: Agreement;
  sealedAt: Moment | null;
}

/** Next steps after sealing, with suggested days; yearly income papers where child support is paid. */
export const WhatNow = ({ agreement, sealedAt }: WhatNowProps) => {
  const articles = new Set(agreement.document.articles.map(({ id }) => id));
  const { ticked, tick } = useTicks(agreement.id);
  const [isUnfolded, setUnfolded] = useState(false);
  const shown = steps.filter(({ article, always }) => always || articles.has(article));
  const done = shown.filter(({ name }) => ticked.includes(name)).length;
  const next = shown.filter(({ name }) => !ticked.includes(name)).slice(0, NEXT);
  const start = sealedAt ? Date.parse(sealedAt) : null;
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
            return (
              <li key={step.name} className={next.includes(step) ? styles.next : undefined}>
                <input
                  type="checkbox"
                  aria-label={wording.tick(title)}
                  checked={ticked.includes(step.name)}
                  onChange={() => tick(step.name)}
                />
                <div className={styles.when}>
                  {start !== null && <span>{wording.by(longDay(new Date(start + step.days * DAY_MS)))}</span>}
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
      {articles.has('annual-disclosure') && (
        <aside>
          <Card title={sealedWording.yearly.title}>
            <p>{sealedWording.yearly.text}</p>
            <Link to="/agreement#annual-disclosure">{sealedWording.yearly.link}</Link>
          </Card>
        </aside>
      )}
    </div>
  );
};
