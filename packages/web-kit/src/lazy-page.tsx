import { type ComponentType, lazy } from 'react';
import { PartBoundary } from './part-boundary.js';

/**
 * A page whose code is fetched when it is first opened. When that fails, Try again fetches it again: React and the
 * router by themselves keep a failure for ever.
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
