import { PathOfThisSite } from '@evenhand/contracts/auth/return-to';
import { PartBoundary } from '@evenhand/web-kit/part-boundary';
import { track } from '@evenhand/web-kit/track';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AFTER_SIGN_IN } from './sign-in-address';
import { noteVisit } from './visits';

const SignInDialog = lazy(() => import('./sign-in-dialog'));

/** Opens the sign-in dialog at `?sign-in=1`, and navigates on afterwards. */
export const SignIn = () => {
  const [parameters, setParameters] = useSearchParams();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const asked = parameters.get('sign-in');
  const returnTo = PathOfThisSite.safeParse(parameters.get('returnTo')).data;
  if (!asked) return null;

  const close = () => {
    parameters.delete('sign-in');
    parameters.delete('returnTo');
    setParameters(parameters, { replace: true, preventScrollReset: true });
  };
  const goOn = async () => {
    // Another person may have signed in: drop cached answers.
    noteVisit();
    track({ name: 'login-completed', properties: { way: 'password' } });
    await queries.resetQueries();
    await navigate(returnTo ?? AFTER_SIGN_IN, { replace: true });
  };

  return (
    <PartBoundary onReset={close}>
      <Suspense>
        <SignInDialog asked={asked} returnTo={returnTo} onClose={close} onSignedIn={goOn} />
      </Suspense>
    </PartBoundary>
  );
};
