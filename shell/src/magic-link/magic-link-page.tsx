import { verifyMagicLink } from '@evenhand/contracts/auth/magic-link';
import { buttonClass } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { Page } from '@evenhand/ui/page';
import { Spinner } from '@evenhand/ui/spinner';
import { call } from '@evenhand/web-kit/call';
import { refreshSession } from '@evenhand/web-kit/session';
import { useTitle } from '@evenhand/web-kit/title';
import { shellWording } from '@evenhand/wording/shell';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { linkInAddress } from './link-in-address';

const GO_ON_AFTER_MS = 1_500;
const SESSION_HANDLE = 'auth_token';
const words = shellWording.magicLink;

/** Where a good link leads, or the sentence that says why it was none. */
type Outcome = { goOnTo: string } | { failure: string };

const verify = async (queries: QueryClient): Promise<Outcome> => {
  const link = linkInAddress();
  if (!link) return { failure: words.incomplete };
  try {
    const { verified, token, returnTo } = await call(verifyMagicLink, link);
    if (!verified) return { failure: words.expired };
    if (token) localStorage.setItem(SESSION_HANDLE, token);
    await refreshSession(queries);
    return { goOnTo: returnTo ?? '/dashboard' };
  } catch {
    return { failure: words.failed };
  }
};

const Failure = ({ sentence }: { sentence: string }) => (
  <Page kind="question" title={words.failure}>
    <Notice kind="danger">
      <p>{sentence}</p>
    </Notice>
    <Link className={buttonClass('primary')} to="/">
      {words.home}
    </Link>
  </Page>
);

const Success = ({ goOnTo }: { goOnTo: string }) => {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate(goOnTo, { replace: true }), GO_ON_AFTER_MS);
    return () => clearTimeout(timer);
  }, [goOnTo, navigate]);
  return (
    <Page kind="question" title={words.welcome}>
      <Notice kind="good">
        <p>{words.success}</p>
      </Notice>
    </Page>
  );
};

export const MagicLinkPage = () => {
  useTitle(words.title);
  const queries = useQueryClient();
  const { data: outcome } = useQuery({ queryKey: ['magic-link'], queryFn: () => verify(queries), gcTime: 0 });
  if (!outcome) return <Spinner label={words.verifying} />;
  return 'failure' in outcome ? <Failure sentence={outcome.failure} /> : <Success goOnTo={outcome.goOnTo} />;
};
