import { signInDialog } from '@evenhand/contracts/auth/navigation';
import { Spinner } from '@evenhand/ui/spinner';
import { useSession } from '@evenhand/web-kit/session';
import { signInAgain } from '@evenhand/web-kit/sign-in';
import { showToast } from '@evenhand/web-kit/toast';
import { shellWording } from '@evenhand/wording/shell';
import { Activity, type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { type Admission, admissionTo } from './protected-pages';
import { SessionEnded } from './session-ended';
import { SomebodyElse } from './somebody-else';
import { useOneSession } from './use-one-session';

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

/** Who was the first to be signed in since this window was loaded; null while nobody was. */
const useOwner = (userId: string | undefined): string | null => {
  const [owner, setOwner] = useState<string | null>(null);
  if (userId && !owner) setOwner(userId);
  return owner;
};

/**
 * Lets a page be seen by those it is for. Services check again; this only spares people an empty page. Where a session
 * ends on a page that asks for the sign-in by dialog, the page is out of sight until the same person is back.
 */
export const PageGuard = ({ children }: { children: ReactNode }) => {
  const { pathname, search } = useLocation();
  const { user, isLoading, isSignedIn } = useSession();
  const owner = useOwner(user?.id);
  useOneSession(user?.id ?? null, isLoading);
  const admission = admissionTo(pathname);
  const here = `${pathname}${search}`;
  if (user && owner && user.id !== owner) return <SomebodyElse />;
  const isEnded = owner !== null && !isSignedIn && admission === 'dialog';
  if (admission === 'everyone' || isSignedIn || isEnded)
    return (
      <>
        <Activity mode={isEnded ? 'hidden' : 'visible'}>{children}</Activity>
        {isEnded && <SessionEnded here={here} />}
      </>
    );
  if (isLoading) return <Spinner label={shellWording.loading.session} />;
  return <SignedOut admission={admission} here={here} />;
};
