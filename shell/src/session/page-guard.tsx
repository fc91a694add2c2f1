import { signInDialog } from '@evenhand/contracts/auth/navigation';
import { Spinner } from '@evenhand/ui/spinner';
import { refreshSession, useSession } from '@evenhand/web-kit/session';
import { signInAgain } from '@evenhand/web-kit/sign-in';
import { showToast } from '@evenhand/web-kit/toast';
import { shellWording } from '@evenhand/wording/shell';
import { useQueryClient } from '@tanstack/react-query';
import { Activity, type ReactNode, useEffect, useState } from 'react';
import { matchPath, Navigate, useLocation } from 'react-router-dom';
import { Waiting } from '../waiting/waiting';
import { leave } from './leave';
import { leaveSignedOut } from './reason-of-sign-out';
import { SessionEnded } from './session-ended';
import { announce, listen, SIGNING_OUT } from './windows';

/** Where an anonymous visitor is led. */
type Admission = 'everyone' | 'home' | 'dialog' | 'sign-in' | 'sign-in-announced';

/** The financial tracker is public: it shows its own request to sign in. */
const protectedPages: Record<string, Admission> = {
  '/onboarding': 'sign-in-announced',
  '/checkout': 'sign-in',
  '/dashboard': 'home',
  '/test-e2e': 'dialog',
  '/account': 'dialog',
  '/account/activity': 'dialog',
  '/account/archive': 'dialog',
  '/account/counting': 'dialog',
  '/account/delete': 'dialog',
  '/account/notifications': 'dialog',
  '/account/security': 'dialog',
  '/counts': 'dialog',
  '/evidence/*': 'dialog',
  '/evidence-kit': 'dialog',
  '/flow/*': 'dialog',
  '/intake': 'dialog',
  '/agreement': 'dialog',
  '/agreement/proposals': 'dialog',
  '/agreement/as-partner': 'dialog',
  '/agreement/versions': 'dialog',
  '/review': 'dialog',
  '/signatures': 'dialog',
  '/documents': 'dialog',
};

export const admissionTo = (pathname: string): Admission => {
  const path = Object.keys(protectedPages).find((each) => matchPath(each, pathname));
  return (path && protectedPages[path]) || 'everyone';
};

/**
 * All windows of a browser share one session: a change in one is refetched in the others. A sign-out reloads all of
 * them.
 */
const useSharedSession = (userId: string | null, isLoading: boolean): void => {
  const queries = useQueryClient();
  useEffect(() => {
    if (isLoading) return;
    const stop = listen((message) => {
      if (message === SIGNING_OUT && userId) leaveSignedOut();
      else if (message !== SIGNING_OUT && message !== userId) void refreshSession(queries);
    });
    announce(userId);
    return stop;
  }, [userId, isLoading, queries]);
};

/** Another account signed in: reloads the site, so that nothing of the first one stays. */
const OtherAccount = () => {
  const queries = useQueryClient();
  useEffect(() => {
    queries.clear();
    leave('/dashboard');
  }, [queries]);
  return <Spinner label={shellWording.loading.session} />;
};

const GO_AFTER_MS = 1_000;

const ToSignIn = ({ announced }: { announced: boolean }) => {
  useEffect(() => {
    if (announced) showToast({ ...shellWording.messages.signInNeeded, kind: 'destructive' });
    signInAgain(announced ? GO_AFTER_MS : 0);
  }, [announced]);
  return <Spinner label={shellWording.loading.session} />;
};

const SignedOut = ({ admission, here }: { admission: Exclude<Admission, 'everyone'>; here: string }) => {
  if (admission === 'home') return <Navigate to="/" replace />;
  if (admission === 'dialog') return <Navigate to={signInDialog(here)} replace />;
  return <ToSignIn announced={admission === 'sign-in-announced'} />;
};

/** The first user since this window was loaded; null before. */
const useOwner = (userId: string | undefined): string | null => {
  const [owner, setOwner] = useState<string | null>(null);
  if (userId && !owner) setOwner(userId);
  return owner;
};

/**
 * Shows a page to its audience; services check again. Where a session ends on a page with admission 'dialog', the page
 * is hidden until the same person signs in.
 */
export const PageGuard = ({ children }: { children: ReactNode }) => {
  const { pathname, search } = useLocation();
  const { user, isLoading, isSignedIn } = useSession();
  const owner = useOwner(user?.id);
  useSharedSession(user?.id ?? null, isLoading);
  const admission = admissionTo(pathname);
  const here = `${pathname}${search}`;
  if (user && owner && user.id !== owner) return <OtherAccount />;
  const isEnded = owner !== null && !isSignedIn && admission === 'dialog';
  if (admission === 'everyone' || isSignedIn || isEnded)
    return (
      <>
        <Activity mode={isEnded ? 'hidden' : 'visible'}>{children}</Activity>
        {isEnded && <SessionEnded here={here} />}
      </>
    );
  if (isLoading) return <Waiting label={shellWording.loading.session} />;
  return <SignedOut admission={admission} here={here} />;
};
