import { PartBoundary } from '@evenhand/web-kit/part-boundary';
import { useSession } from '@evenhand/web-kit/session';
import { tried } from '@evenhand/web-kit/storage';
import { neutralTitle } from '@evenhand/web-kit/title';
import { shellWording } from '@evenhand/wording/shell';
import { Suspense, useEffect, useRef } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { Counting } from '../analytics/counting';
import { CaseBar } from '../case-bar/case-bar';
import { isLinkPage, partOf } from '../case-bar/case-pages';
import { AnnouncedNotice } from '../factor-recovery/announced-notice';
import { RecoveryNotice } from '../factor-recovery/recovery-notice';
import { PageGuard } from '../session/page-guard';
import { useReasonOfSignOut } from '../session/reason-of-sign-out';
import { SecondFactor } from '../session/second-factor';
import { SessionWarning } from '../session/session-warning';
import { useAccountReturn } from '../sign-in/account-return';
import { SignIn } from '../sign-in/sign-in';
import { Toaster } from '../toasts/toaster';
import { SlowLink, Waiting } from '../waiting/waiting';
import { Footer } from './footer';
import styles from './frame.module.css';
import { PrivateLinkBar, TopNavigation } from './top-navigation';

/** Hides the page's subject from tab and history while the visitor is signed in or came by a link. */
const useNeutralTitles = (isNeutral: boolean): void => {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (!isNeutral) {
      delete dataset.titles;
      return;
    }
    dataset.titles = 'neutral';
    document.title = neutralTitle(document.title);
  }, [isNeutral]);
};

/**
 * Moves the focus to the new page's heading after a navigation, for screen readers and the keyboard. Waits for the
 * heading of a page that is still loading.
 */
const useFocusOnNavigation = () => {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const last = useRef(pathname);

  useEffect(() => {
    const page = main.current;
    if (!page || last.current === pathname) return;
    last.current = pathname;
    const focus = () => {
      const heading = page.querySelector<HTMLElement>('h1');
      heading?.focus({ preventScroll: true });
      return Boolean(heading);
    };
    if (focus()) return;
    const waiting = new MutationObserver(() => focus() && waiting.disconnect());
    waiting.observe(page, { childList: true, subtree: true });
    return () => waiting.disconnect();
  }, [pathname]);

  return main;
};

const nothing = () => {};

/** The first page has been loading since then. */
const STARTED = performance.now();

/** In a browser that keeps the choice only: prerendering must not count. */
const Counted = () => (tried(() => localStorage) && typeof document !== 'undefined' ? <Counting /> : null);

/** Key of a scroll position. The first page after a load has no history key: its address is used. */
const scrollKeyOf = ({ key, pathname, search }: Location): string => (key === 'default' ? `${pathname}${search}` : key);

export const Frame = () => {
  const { pathname } = useLocation();
  const main = useFocusOnNavigation();
  const { isSignedIn, isLoading } = useSession();
  // Until the session is loaded these pages count as signed in, so that the frame does not move.
  const part = isSignedIn || isLoading ? partOf(pathname) : null;
  const isByLink = part === null && isLinkPage(pathname);
  const canLeave = isSignedIn || part !== null || isByLink;
  useNeutralTitles(canLeave);
  useAccountReturn();
  useReasonOfSignOut();
  return (
    <>
      <a className={styles.skip} href="#content">
        {shellWording.skipToContent}
      </a>
      {isByLink ? (
        <PrivateLinkBar isWide={pathname === '/review-access'} />
      ) : (
        <TopNavigation canLeave={canLeave} aboveCaseBar={part !== null} />
      )}
      {part && <CaseBar here={part} />}
      <main id="content" ref={main} className={styles.main} tabIndex={-1}>
        <SlowLink shown={pathname} />
        {isSignedIn && <RecoveryNotice />}
        {isSignedIn && <AnnouncedNotice />}
        <PartBoundary page={pathname} onReset={nothing}>
          <Suspense fallback={<Waiting label={shellWording.loading.page} since={STARTED} />}>
            <PageGuard>
              <Outlet />
            </PageGuard>
          </Suspense>
        </PartBoundary>
      </main>
      <Counted />
      <Footer canLeave={canLeave} isByLink={isByLink} />
      <SignIn />
      <SessionWarning />
      <SecondFactor />
      <Toaster />
      <ScrollRestoration getKey={scrollKeyOf} />
    </>
  );
};
