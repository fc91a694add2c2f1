import { Button, buttonClass } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { Page } from '@evenhand/ui/page';
import { sentenceOf } from '@evenhand/web-kit/problem-error';
import { useTitle } from '@evenhand/web-kit/title';
import { newsletterWording as wording } from '@evenhand/wording/newsletter';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';

interface LinkPageProps {
  words: { title: string; lead: string; button: string };
  /** Does what the link is for, and answers with the sentence that tells what came of it. */
  act: (token: string) => Promise<string>;
}

const ToArticles = () => (
  <Link className={buttonClass()} to="/blog">
    {wording.blog}
  </Link>
);

/** The page that a link of a mail leads to. A mail program that looks at links presses no button. */
export const LinkPage = ({ words: { title, lead, button }, act }: LinkPageProps) => {
  useTitle(title);
  const [parameters] = useSearchParams();
  const [token] = useState(parameters.get('token'));
  const acting = useMutation({ mutationFn: () => act(token ?? '') });
  // Nobody who looks over a shoulder, and no history, keeps the secret.
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);
  if (!token)
    return (
      <Page kind="question" title={title} lead={wording.incomplete}>
        <ToArticles />
      </Page>
    );
  if (acting.isSuccess)
    return (
      <Page kind="question" title={title}>
        <p role="status">{acting.data}</p>
        <ToArticles />
      </Page>
    );
  return (
    <Page kind="question" title={title} lead={lead}>
      {acting.isError && (
        <Notice kind="danger">
          <p>{sentenceOf(acting.error, wording.failed)}</p>
        </Notice>
      )}
      <Button kind="primary" busy={acting.isPending} onClick={() => acting.mutate()}>
        {button}
      </Button>
    </Page>
  );
};
