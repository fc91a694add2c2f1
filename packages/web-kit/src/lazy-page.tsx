import { type ComponentType, lazy } from 'react';
import { PartBoundary } from './part-boundary.js';

/**
 * Loads a page's code when first opened. After a failure Try again loads it again; React and the router keep a failure
 * forever.
 */
export const lazyPage = (
  load: () => Promise<{ default: ComponentType }>,
): ComponentType & { fetchEarly: () => void } => {
  let early: ReturnType<typeof load> | undefined;
  let Fetched = lazy(() => early ?? load());
  const Current = () => <Fetched />;
  const fetchAgain = () => {
    Fetched = lazy(load);
  };
  const Page = () => (
    <PartBoundary onReset={fetchAgain}>
      <Current />
    </PartBoundary>
  );
  /** Starts loading before the page is rendered; a failure is reported when it is. */
  const fetchEarly = () => {
    early ??= load();
    early.catch(() => {});
  };
  return Object.assign(Page, { fetchEarly });
};
