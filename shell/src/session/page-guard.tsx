import { signInDialog } from '@evenhand/contracts/auth/navigation';
import { Spinner } from '@evenhand/ui/spinner';
import { useSession } from '@evenhand/web-kit/session';
import { signInAgain } from '@evenhand/web-kit/sign-in';
import { showToast } from '@evenhand/web-kit/toast';
import { shellWording } from '@evenhand/wording/shell';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { type Admission, admissionTo } from './protected-pages';

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

/** Lets a page be seen by those it is for. Services check again; this only spares people an empty page. */
export const PageGuard = ({ children }: { children: ReactNode }) => {
  const { pathname, search } = useLocation();
  const { isLoading, isSignedIn } = useSession();
  const admission = admissionTo(pathname);
  if (admission === 'everyone' || isSignedIn) return children;
  if (isLoading) return <Spinner label={shellWording.loading.session} />;
  return <SignedOut admission={admission} here={`${pathname}${search}`} />;
};
