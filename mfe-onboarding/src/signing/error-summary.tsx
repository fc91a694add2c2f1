import { signingWording } from '@evenhand/wording/signing';
import type { MouseEvent, ReactNode } from 'react';
import styles from './signing.module.css';

const wording = signingWording.problems;

type Place = (typeof wording.todo)[number]['at'];
const idOf = (at: Place): string => `sign-${at}`;

/** Moves the focus into the control, not only the view. */
const go = (event: MouseEvent, at: Place): void => {
  const control = document.getElementById(idOf(at))?.querySelector<HTMLElement>('[aria-invalid="true"], input, button');
  if (!control) return;
  event.preventDefault();
  control.focus();
  control.scrollIntoView({ block: 'center' });
};

/** One link per problem; it takes the focus after a refusal. */
export const ErrorSummary = ({ problems }: { problems: readonly (typeof wording.todo)[number][] }) =>
  problems.length > 0 && (
    <div className={styles.summary} role="alert" tabIndex={-1} data-error-summary>
      <h2>{wording.title(problems.length)}</h2>
      <ul>
        {problems.map(({ at, text }) => (
          <li key={at}>
            <a href={`#${idOf(at)}`} onClick={(event) => go(event, at)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
      <p>{wording.kept}</p>
    </div>
  );

interface FaultyProps {
  at: Place;
  error: string | undefined;
  children: ReactNode;
}

/** A group of controls, with a bar when one of them is refused. */
export const Faulty = ({ at, error, children }: FaultyProps) => (
  <div id={idOf(at)} className={error ? styles.faulty : undefined}>
    {children}
  </div>
);
