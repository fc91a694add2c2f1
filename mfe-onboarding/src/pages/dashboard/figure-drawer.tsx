import type { WorkingStep } from '@evenhand/contracts/agreement/document';
import { longDate } from '@evenhand/contracts/toronto';
import { fillOf, Hatch } from '@evenhand/ui/hatch';
import { Modal } from '@evenhand/ui/modal';
import { PersonBadge } from '@evenhand/ui/person';
import { agreementWording } from '@evenhand/wording/agreement';
import { dashboardWording } from '@evenhand/wording/dashboard';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './figure-drawer.module.css';

const wording = dashboardWording.figures.working;

interface SumLine {
  whose: 'you' | 'partner' | null;
  label: string;
  amount: string;
  /** For the bar, in any unit. */
  size: number;
}

/** A figure with its working: the answer, the sum in people's names, and the lines behind it. */
export interface WorkedFigure {
  title: string;
  because: string;
  sum: readonly SumLine[];
  result: { label: string; amount: string } | null;
  steps: readonly WorkingStep[];
  /** The public calculator of this figure. */
  calculator: string;
}

const BAR = 240;

/** The names of the two people. */
export interface People {
  you: string;
  partner: string;
}

const Sum = ({ sum, result, people }: Pick<WorkedFigure, 'sum' | 'result'> & { people: People }) => {
  const hatch = useId();
  const most = Math.max(1, ...sum.map(({ size }) => size));
  return (
    <dl className={styles.sum}>
      {sum.map(({ whose, label, amount, size }) => (
        <div key={label}>
          <dt>
            {whose && <PersonBadge whose={whose} name={people[whose]} quiet />}
            <span>
              {label}
              {whose && (
                <svg viewBox={`0 0 ${BAR} 8`} preserveAspectRatio="none" aria-hidden="true">
                  <Hatch id={`${hatch}-${whose}`} />
                  <rect width={(BAR * size) / most} height="8" rx="3" {...fillOf(whose, `${hatch}-${whose}`)} />
                </svg>
              )}
            </span>
          </dt>
          <dd>{amount}</dd>
        </div>
      ))}
      {result && (
        <div className={styles.result}>
          <dt>{result.label}</dt>
          <dd>{result.amount}</dd>
        </div>
      )}
    </dl>
  );
};

/** The working calls the two people first and second; the reader is the first. */
const inNames = (label: string, partner: string): string =>
  wording.people.reduce(
    (text, { first, second }) => text.replaceAll(first, wording.you).replaceAll(second, partner),
    label,
  );

const sourcesOf = (steps: readonly WorkingStep[]): string => {
  const dated = ({ citation, inForce }: WorkingStep) =>
    inForce ? `${citation}, ${agreementWording.inForce(longDate(inForce))}` : citation;
  return [...new Set(steps.map(dated))].join('; ');
};

const Lines = ({ steps, partner }: { steps: readonly WorkingStep[]; partner: string }) => (
  <details className={styles.lines}>
    <summary>{wording.lines}</summary>
    <dl>
      {steps.map(({ label, amount }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity than its place
        <div key={place}>
          <dt>{inNames(label, partner)}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
    <p className={styles.source}>{wording.source(sourcesOf(steps))}</p>
  </details>
);

interface FigureDrawerProps {
  /** The name of the figure. */
  label: string;
  figure: WorkedFigure;
  people: People;
}

/** The button that opens the working of a figure. */
export const FigureDrawer = ({ label, figure, people }: FigureDrawerProps) => {
  const [isOpen, setOpen] = useState(false);
  const { title, because, sum, result, steps, calculator } = figure;
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-label={agreementWording.working(label)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {wording.open}
      </button>
      {isOpen && (
        <Modal kind="drawer" above={label} title={title} closeLabel={wording.close} onClose={() => setOpen(false)}>
          <p className={styles.because}>{because}</p>
          {sum.length > 0 && <Sum sum={sum} result={result} people={people} />}
          <Lines steps={steps} partner={people.partner} />
          <p>
            <Link to={calculator}>{wording.others}</Link>
          </p>
        </Modal>
      )}
    </>
  );
};
