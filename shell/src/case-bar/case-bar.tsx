import { type CasePart, type CasePartState, caseParts } from '@evenhand/contracts/dashboard/case-bar';
import { Dot } from '@evenhand/ui/dot';
import { shellWording } from '@evenhand/wording/shell';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styles from './case-bar.module.css';
import { casePages } from './case-pages';
import { useCaseBar } from './use-case-bar';

const words = shellWording.caseBar;

/** These two are places, not tasks: they have no state to tell. */
const withoutDot: readonly CasePart[] = ['overview', 'documents'];

const StateDot = ({ part, state }: { part: CasePart; state: CasePartState | undefined }) => {
  if (withoutDot.includes(part)) return null;
  return state ? <Dot state={state} label={words.states[state]} /> : <span className={styles.noDot} />;
};

/** The parts of a case, each with how far it is. It scrolls sideways where a screen is narrow. */
export const CaseBar = ({ here }: { here: CasePart }) => {
  const parts = useCaseBar();
  const current = useRef<HTMLAnchorElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: where one is moves into sight after each navigation
  useEffect(() => {
    const bar = current.current?.parentElement;
    if (bar && current.current) bar.scrollLeft = current.current.offsetLeft - bar.offsetLeft - 40;
  }, [here]);

  return (
    <nav className={styles.bar} aria-label={words.label}>
      <div className={styles.inner}>
        {caseParts.map((part) => (
          <Link
            key={part}
            to={casePages[part][0]}
            ref={part === here ? current : undefined}
            aria-current={part === here ? 'page' : undefined}
          >
            <StateDot part={part} state={parts?.[part]} />
            {words.parts[part]}
          </Link>
        ))}
      </div>
    </nav>
  );
};
