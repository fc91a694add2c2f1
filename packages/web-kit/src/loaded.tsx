import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { Page, type PageKind } from '@evenhand/ui/page';
import { Spinner } from '@evenhand/ui/spinner';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFocusAfter } from './focus-after.js';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  loading: string;
  failed: string;
  tryAgain: string;
  /** Where the page's own frame needs the data: the frame in which a failure stands. */
  page?: { kind: PageKind; title: string };
  children: (data: Data) => ReactNode;
}

/**
 * What a page shows while its data comes, when it does not come, and when it is there. Data that is there stays when a
 * later look fails: nobody loses what they were typing to a moment without connection.
 */
export function Loaded<Data>({ query, loading, failed, tryAgain, page, children }: LoadedProps<Data>) {
  const { button, press, mark } = useFocusAfter(query.isPending);
  const lookAgain = () => {
    press();
    void query.refetch();
  };
  if (query.isPending) return <Spinner label={loading} />;
  if (query.isLoadingError) {
    const failure = (
      <Notice kind="danger">
        <p>{failed}</p>
        <Actions>
          <Button ref={button} onClick={lookAgain}>
            {tryAgain}
          </Button>
        </Actions>
      </Notice>
    );
    return page ? <Page {...page}>{failure}</Page> : failure;
  }
  return (
    <>
      {mark}
      {children(query.data)}
    </>
  );
}
