import { PAGE_FAILED } from '@evenhand/contracts/release-set';
import { type ComponentType, lazy } from 'react';
import { PartBoundary } from './part-boundary.js';

/**
 * Loads a page's code when first opened. After a failure Try again loads it again; React and the router keep a failure
 * forever.
 */
export const lazyPage = (
  load: () => Promise<{ default: ComponentType }>,
): ComponentType & { fetchEarly: () => Promise<void> } => {
  let Fetched: ComponentType | undefined;
  const Current = () => {
    Fetched ??= lazy(load);
    return <Fetched />;
  };
  const fetchAgain = () => {
    Fetched = lazy(load);
  };
  const reportFailure = () => dispatchEvent(new Event(PAGE_FAILED));
  const Page = () => (
    <PartBoundary onFailure={reportFailure} onReset={fetchAgain}>
      <Current />
    </PartBoundary>
  );
  /** Loads the code before the page is rendered, which then needs no fallback. */
  const fetchEarly = async () => {
    const { default: Early } = await load();
    Fetched ??= Early;
  };
  return Object.assign(Page, { fetchEarly });
};
