import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { Spinner } from '@evenhand/ui/spinner';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  loading: string;
  failed: string;
  tryAgain: string;
  children: (data: Data) => ReactNode;
}

/** The heading of what came, or where it begins. */
const beginningOf = (content: Element | null | undefined): HTMLElement | null => {
  const place = content?.querySelector('h1, h2, h3') ?? content;
  if (!(place instanceof HTMLElement)) return null;
  // What the keyboard reaches anyway stays in its reach.
  if (place.tabIndex < 0) place.tabIndex = -1;
  return place;
};

/** The button that is pressed goes: when it is known what comes, that takes the focus, or the button that is back. */
const useFocusAfter = (isPending: boolean) => {
  const [isPressed, setPressed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!isPressed || isPending) return;
    const place = button.current ?? beginningOf(before.current?.nextElementSibling);
    // Who has gone on elsewhere is not called back.
    if (document.activeElement === document.body) place?.focus();
    if (!button.current) setPressed(false);
  });
  return { button, press: () => setPressed(true), mark: isPressed && <span ref={before} hidden /> };
};

/**
 * What a page shows while its data comes, when it does not come, and when it is there. Data that is there stays when a
 * later look fails: nobody loses what they were typing to a moment without connection.
 */
export function Loaded<Data>({ query, loading, failed, tryAgain, children }: LoadedProps<Data>) {
  const { button, press, mark } = useFocusAfter(query.isPending);
  const lookAgain = () => {
    press();
    void query.refetch();
  };
  if (query.isPending) return <Spinner label={loading} />;
  if (query.isLoadingError)
    return (
      <Notice kind="danger">
        <p>{failed}</p>
        <Actions>
          <Button ref={button} onClick={lookAgain}>
            {tryAgain}
          </Button>
        </Actions>
      </Notice>
    );
  return (
    <>
      {mark}
      {children(query.data)}
    </>
  );
}
