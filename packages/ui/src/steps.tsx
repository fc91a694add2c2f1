import { classNames } from './class-names.js';
import styles from './steps.module.css';

export interface Step<Key extends string = string> {
  key: Key;
  name: string;
  /** A remark after the name, such as "optional". */
  remark?: string;
  state: 'completed' | 'current' | 'pending';
}

interface StepsProps<Key extends string> {
  label: string;
  steps: readonly Step<Key>[];
  /** Makes the steps buttons that select them. */
  onChoose?: (key: Key) => void;
}

const nameOf = ({ name, remark, state }: Step, number: number) => (
  <>
    <span aria-hidden="true" className={styles.mark}>
      {state === 'completed' ? '✓' : number}
    </span>{' '}
    <span className={styles.name}>
      {name}
      {remark && ` (${remark})`}
    </span>
  </>
);

/** Completed steps are green with a check; the current one is emphasized. */
export const Steps = <Key extends string>({ label, steps, onChoose }: StepsProps<Key>) => (
  <ol className={styles.steps} aria-label={label}>
    {steps.map((step, index) => (
      <li
        key={step.key}
        className={classNames(styles.step, styles[step.state])}
        aria-current={step.state === 'current' ? 'step' : undefined}
      >
        {onChoose ? (
          <button type="button" onClick={() => onChoose(step.key)}>
            {nameOf(step, index + 1)}
          </button>
        ) : (
          nameOf(step, index + 1)
        )}
      </li>
    ))}
  </ol>
);
