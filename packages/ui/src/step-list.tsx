import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.js';
import styles from './step-list.module.css';

export interface ListedStep<Key extends string = string> {
  key: Key;
  name: string;
  state: 'completed' | 'begun' | 'current' | 'pending';
  /** The state in words, for screen readers. */
  stateName: string;
  note?: ReactNode;
  /** An action at the end of the line. */
  action?: ReactNode;
  /** The substeps of the current step. */
  parts?: readonly { key: string; name: string; isCurrent: boolean }[];
}

interface StepListProps<Key extends string> {
  label: string;
  steps: readonly ListedStep<Key>[];
  /** Makes the names buttons that select their step. */
  onChoose?: (key: Key) => void;
  onChoosePart?: (key: string) => void;
  /** With connecting lines and room for notes, as on an overview. */
  roomy?: boolean;
  /** On narrow screens a thin bar; the page states the current step. */
  bar?: boolean;
}

const Name = ({ onChoose, children }: { onChoose?: () => void; children: ReactNode }) =>
  onChoose ? (
    <button type="button" className={styles.name} onClick={onChoose}>
      {children}
    </button>
  ) : (
    <span className={styles.name}>{children}</span>
  );

/** A vertical list of steps. */
export const StepList = <Key extends string>({
  label,
  steps,
  onChoose,
  onChoosePart,
  roomy = false,
  bar = false,
}: StepListProps<Key>) => (
  <ol className={classNames(styles.list, roomy && styles.roomy, bar && styles.bar)} aria-label={label}>
    {steps.map(({ key, name, state, stateName, note, action, parts }, index) => (
      <li
        key={key}
        className={classNames(styles.step, styles[state])}
        aria-current={state === 'current' ? 'step' : undefined}
      >
        <span className={styles.sign} aria-hidden="true">
          {state === 'completed' ? <Check /> : index + 1}
        </span>
        <div className={styles.words}>
          <Name onChoose={onChoose && (() => onChoose(key))}>{name}</Name>
          <span className="visually-hidden">({stateName})</span>
          {note && <p className={styles.note}>{note}</p>}
          {parts && (
            <ol className={styles.parts}>
              {parts.map((part) => (
                <li key={part.key} aria-current={part.isCurrent || undefined}>
                  <Name onChoose={onChoosePart && (() => onChoosePart(part.key))}>{part.name}</Name>
                </li>
              ))}
            </ol>
          )}
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </li>
    ))}
  </ol>
);
