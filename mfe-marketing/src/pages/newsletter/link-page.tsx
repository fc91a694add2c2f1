import { Button } from '@evenhand/ui/button';
import { Page } from '@evenhand/ui/page';
import { SecondaryLink } from '@evenhand/web-kit/button-links';
import { Failure } from '@evenhand/web-kit/failure';
import { useTitle } from '@evenhand/web-kit/title';
import { newsletterWording as wording } from '@evenhand/wording/newsletter';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

interface LinkPageProps {
  words: { title: string; lead: string; button: string };
  /** Performs the link's action; returns the sentence that reports the outcome. */
  act: (token: string) => Promise<string>;
}

const ToArticles = () => <SecondaryLink to="/blog">{wording.blog}</SecondaryLink>;

/** Target of a mailed link. It acts on a press only: mail scanners open links. */
export const LinkPage = ({ words: { title, lead, button }, act }: LinkPageProps) => {
  useTitle(title);
  const [parameters] = useSearchParams();
  const [token] = useState(parameters.get('token'));
  const acting = useMutation({ mutationFn: () => act(token ?? '') });
  // Removes the secret from the address bar and the history.
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
      <Failure error={acting.error} otherwise={wording.failed} />
      <Button kind="primary" busy={acting.isPending} onClick={() => acting.mutate()}>
        {button}
      </Button>
    </Page>
  );
};
