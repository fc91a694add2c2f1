import { type ComponentType, lazy } from 'react';
import { PartBoundary } from './part-boundary.js';

/**
 * Loads a page's code when first opened. After a failure Try again loads it again; React and the router keep a failure
 * forever.
 */
export const lazyPage = (load: () => Promise<{ default: ComponentType }>): ComponentType => {
  let Fetched = lazy(load);
  const Current = () => <Fetched />;
  const fetchAgain = () => {
    Fetched = lazy(load);
  };
  return () => (
    <PartBoundary onReset={fetchAgain}>
      <Current />
    </PartBoundary>
  );
};
