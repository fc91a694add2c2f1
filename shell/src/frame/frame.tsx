import { Spinner } from '@evenhand/ui/spinner';
import { PartBoundary } from '@evenhand/web-kit/part-boundary';
import { useSession } from '@evenhand/web-kit/session';
import { shellWording } from '@evenhand/wording/shell';
import { Suspense } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { Counting } from '../analytics/counting';
import { CaseBar } from '../case-bar/case-bar';
import { isLinkPage, partOf } from '../case-bar/case-pages';
import { PageGuard } from '../session/page-guard';
import { SessionWarning } from '../session/session-warning';
import { useAccountReturn } from '../sign-in/account-return';
import { SignIn } from '../sign-in/sign-in';
import { Toaster } from '../toasts/toaster';
import { Footer } from './footer';
import styles from './frame.module.css';
import { TopNavigation } from './top-navigation';
import { useFocusOnNavigation } from './use-focus-on-navigation';
import { useNeutralTitles } from './use-neutral-titles';

const nothing = () => {};

/** Asked in a browser alone: a page that is drawn at build time counts nobody. */
const Counted = () => (typeof localStorage === 'undefined' || typeof document === 'undefined' ? null : <Counting />);

/** Where somebody stood on a page. The first page after a load has no key of its own, so its address is its name. */
const placeOf = ({ key, pathname, search }: Location): string => (key === 'default' ? `${pathname}${search}` : key);

/** What stands around every page. */
export const Frame = () => {
  const { pathname } = useLocation();
  const main = useFocusOnNavigation();
  const { isSignedIn, isLoading } = useSession();
  // Until the session is known these pages count as signed in: what stands around them is there from the start.
  const part = isSignedIn || isLoading ? partOf(pathname) : null;
  const canLeave = isSignedIn || part !== null || isLinkPage(pathname);
  useNeutralTitles(canLeave);
  useAccountReturn();
  return (
    <>
      <a className={styles.skip} href="#content">
        {shellWording.skipToContent}
      </a>
      <TopNavigation canLeave={canLeave} />
      {part && <CaseBar here={part} />}
      <main id="content" ref={main} className={styles.main} tabIndex={-1}>
        <PartBoundary page={pathname} onReset={nothing}>
          <Suspense fallback={<Spinner label={shellWording.loading.page} />}>
            <PageGuard>
              <Outlet />
            </PageGuard>
          </Suspense>
        </PartBoundary>
      </main>
      <Counted />
      <Footer canLeave={canLeave} />
      <SignIn />
      <SessionWarning />
      <Toaster />
      <ScrollRestoration getKey={placeOf} />
    </>
  );
};
