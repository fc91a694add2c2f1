import { Page, type PageKind } from '@evenhand/ui/page';
import { Spinner } from '@evenhand/ui/spinner';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { TryAgain } from './failure.js';
import { useFocusAfter } from './focus-after.js';
import { reasonOf } from './problem-error.js';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  words: { loading: string; loadFailed: string; tryAgain: string };
  /** The frame of a failure, for a page whose frame needs the data. */
  page?: { kind: PageKind; title: string };
  children: (data: Data) => ReactNode;
}

/**
 * A page while its data loads, fails and is present. Data stays when a later refetch fails, so a lost connection
 * discards no input.
 */
export function Loaded<Data>({ query, words, page, children }: LoadedProps<Data>) {
  const { button, press, mark } = useFocusAfter(query.isPending);
  const lookAgain = () => {
    press();
    void query.refetch();
  };
  if (query.isPending) return <Spinner label={words.loading} />;
  if (query.isLoadingError) {
    const sentence = reasonOf(query.error) ?? words.loadFailed;
    const failure = (
      <TryAgain ref={button} sentence={sentence} error={query.error} label={words.tryAgain} onPress={lookAgain} />
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
