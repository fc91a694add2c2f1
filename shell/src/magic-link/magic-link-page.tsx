import { verifyMagicLink } from '@evenhand/contracts/auth/magic-link';
import { Button, buttonClass } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { Page } from '@evenhand/ui/page';
import { Spinner } from '@evenhand/ui/spinner';
import { PrimaryLink } from '@evenhand/web-kit/button-links';
import { call } from '@evenhand/web-kit/call';
import { refreshSession } from '@evenhand/web-kit/session';
import { tried } from '@evenhand/web-kit/storage';
import { useTitle } from '@evenhand/web-kit/title';
import { track } from '@evenhand/web-kit/track';
import { shellWording } from '@evenhand/wording/shell';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useFetchAhead } from '../remotes/fetch-ahead';
import { AFTER_SIGN_IN } from '../sign-in/sign-in-address';
import { noteVisit } from '../sign-in/visits';
import { linkInAddress, type SignInLink } from './link-in-address';
import styles from './magic-link-page.module.css';

const GO_ON_AFTER_MS = 1_500;
const SESSION_HANDLE = 'auth_token';
const words = shellWording.magicLink;

interface Question {
  link: SignInLink;
  signedInAs: string;
}

/** The next page of a valid link, a question before it, or the sentence why it is invalid. */
type Outcome = { goOnTo: string } | { question: Question } | { failure: string };

/** Drops cached answers, which may be another account's. */
const forgetOtherAccount = (queries: QueryClient): void =>
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'magic-link' });

const verify = async (queries: QueryClient, link: SignInLink | null, replaceSession?: boolean): Promise<Outcome> => {
  if (!link) return { failure: words.incomplete };
  try {
    const answer = await call(verifyMagicLink, { ...link, ...(replaceSession && { replaceSession }) });
    if (answer.asksToReplace) return { question: { link, signedInAs: answer.asksToReplace.signedInAs } };
    if (!answer.verified) return { failure: words.expired };
    const { token } = answer;
    if (token) tried(() => localStorage.setItem(SESSION_HANDLE, token));
    noteVisit();
    track({ name: 'login-completed', properties: { way: 'link' } });
    if (replaceSession) forgetOtherAccount(queries);
    await refreshSession(queries);
    return { goOnTo: answer.returnTo ?? AFTER_SIGN_IN };
  } catch {
    return { failure: words.failed };
  }
};

const Failure = ({ sentence }: { sentence: string }) => (
  <Page kind="question" title={words.failure}>
    <Notice kind="danger">
      <p>{sentence}</p>
    </Notice>
    <PrimaryLink to="/">{words.home}</PrimaryLink>
  </Page>
);

const Success = ({ goOnTo }: { goOnTo: string }) => {
  const navigate = useNavigate();
  useFetchAhead(goOnTo);
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

const Ask = ({
  question: { link, signedInAs },
  onAnswer,
}: {
  question: Question;
  onAnswer: (next: Outcome) => void;
}) => {
  const queries = useQueryClient();
  const replacing = useMutation({ mutationFn: () => verify(queries, link, true), onSuccess: onAnswer });
  return (
    <Page title={words.replace.title} kind="question">
      <p>{words.replace.text(signedInAs, link.email)}</p>
      <p>{words.replace.warning}</p>
      <div className={styles.choices}>
        <Link className={buttonClass('primary', true)} to="/dashboard" replace>
          {words.replace.stay(signedInAs)}
        </Link>
        <Button kind="secondary" wide busy={replacing.isPending} onClick={() => replacing.mutate()}>
          {words.replace.change(link.email)}
        </Button>
      </div>
    </Page>
  );
};

export const MagicLinkPage = () => {
  useTitle(words.title);
  useFetchAhead(AFTER_SIGN_IN);
  const queries = useQueryClient();
  const [answered, setAnswered] = useState<Outcome>();
  const { data } = useQuery({
    queryKey: ['magic-link'],
    queryFn: () => verify(queries, linkInAddress()),
    gcTime: 0,
  });
  const outcome = answered ?? data;
  if (!outcome) return <Spinner label={words.verifying} />;
  if ('question' in outcome) return <Ask question={outcome.question} onAnswer={setAnswered} />;
  return 'failure' in outcome ? <Failure sentence={outcome.failure} /> : <Success goOnTo={outcome.goOnTo} />;
};
