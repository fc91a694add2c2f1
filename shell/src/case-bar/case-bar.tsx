import { type CasePart, type CasePartState, caseParts, getCaseBar } from '@evenhand/contracts/dashboard/case-bar';
import { classNames } from '@evenhand/ui/class-names';
import { Dot } from '@evenhand/ui/dot';
import { call } from '@evenhand/web-kit/call';
import { useSession } from '@evenhand/web-kit/session';
import { shellWording } from '@evenhand/wording/shell';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styles from './case-bar.module.css';
import { casePages } from './case-pages';

/**
 * The states of the case's parts, refetched with every page and when the tab is shown again; undefined without an
 * answer. The pages read the same query, so a navigation fetches once.
 */
const useCaseBar = () => {
  const { pathname } = useLocation();
  const { isSignedIn } = useSession();
  const { data, refetch } = useQuery({
    queryKey: [getCaseBar.path],
    queryFn: () => call(getCaseBar),
    enabled: isSignedIn,
    refetchOnWindowFocus: 'always',
    retry: false,
  });
  const fetchedFor = useRef(pathname);
  useEffect(() => {
    if (fetchedFor.current === pathname) return;
    fetchedFor.current = pathname;
    if (isSignedIn) void refetch({ cancelRefetch: false });
  }, [pathname, isSignedIn, refetch]);
  const queries = useQueryClient();
  useEffect(
    // Without the bar nothing follows the path: the next page of the case fetches again.
    () => () => void queries.invalidateQueries({ queryKey: [getCaseBar.path], refetchType: 'none' }),
    [queries],
  );
  return data?.parts;
};

const words = shellWording.caseBar;

/** Parts without a state. */
const withoutDot: readonly CasePart[] = ['overview', 'documents'];

const StateDot = ({ part, state }: { part: CasePart; state: CasePartState | undefined }) => {
  if (withoutDot.includes(part)) return null;
  return state ? <Dot state={state} label={words.states[state]} /> : <span className={styles.noDot} />;
};

/** The lower edge of the quick exit, which stays at the top of the screen. */
const EXIT_ENDS = '56px';

/** Whether the page has scrolled so far that the quick exit covers the end of the bar. */
const useBesideExit = (bar: RefObject<HTMLElement | null>): boolean => {
  const [isBeside, setBeside] = useState(false);
  useEffect(() => {
    if (!bar.current) return;
    const observer = new IntersectionObserver(([seen]) => setBeside(seen !== undefined && seen.intersectionRatio < 1), {
      rootMargin: `-${EXIT_ENDS} 0px 0px`,
      threshold: 1,
    });
    observer.observe(bar.current);
    return () => observer.disconnect();
  }, [bar]);
  return isBeside;
};

/** The parts of a case with their states. Scrolls sideways on narrow screens. */
export const CaseBar = ({ here }: { here: CasePart }) => {
  const parts = useCaseBar();
  const current = useRef<HTMLAnchorElement>(null);
  const nav = useRef<HTMLElement>(null);
  const isBesideExit = useBesideExit(nav);

  // biome-ignore lint/correctness/useExhaustiveDependencies: where one is moves into sight after each navigation
  useEffect(() => {
    const bar = current.current?.parentElement;
    if (bar && current.current) bar.scrollLeft = current.current.offsetLeft - bar.offsetLeft;
  }, [here]);

  return (
    <nav ref={nav} className={styles.bar} aria-label={words.label}>
      <div className={classNames(styles.inner, isBesideExit && styles.besideExit)}>
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
