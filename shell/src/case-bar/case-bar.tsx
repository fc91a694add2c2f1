import { type CasePart, type CasePartState, caseParts, getCaseBar } from '@evenhand/contracts/dashboard/case-bar';
import { Dot } from '@evenhand/ui/dot';
import { call } from '@evenhand/web-kit/call';
import { useSession } from '@evenhand/web-kit/session';
import { shellWording } from '@evenhand/wording/shell';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styles from './case-bar.module.css';
import { casePages } from './case-pages';

/** The states of the case's parts, refetched with every page; undefined without an answer. */
const useCaseBar = () => {
  const { pathname } = useLocation();
  const { isSignedIn } = useSession();
  const { data } = useQuery({
    queryKey: [getCaseBar.path, pathname],
    queryFn: () => call(getCaseBar),
    enabled: isSignedIn,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return data?.parts;
};

const words = shellWording.caseBar;

/** Parts without a state. */
const withoutDot: readonly CasePart[] = ['overview', 'documents'];

const StateDot = ({ part, state }: { part: CasePart; state: CasePartState | undefined }) => {
  if (withoutDot.includes(part)) return null;
  return state ? <Dot state={state} label={words.states[state]} /> : <span className={styles.noDot} />;
};

/** The parts of a case with their states. Scrolls sideways on narrow screens. */
export const CaseBar = ({ here }: { here: CasePart }) => {
  const parts = useCaseBar();
  const current = useRef<HTMLAnchorElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: where one is moves into sight after each navigation
  useEffect(() => {
    const bar = current.current?.parentElement;
    if (bar && current.current) bar.scrollLeft = current.current.offsetLeft - bar.offsetLeft;
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
