import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react';

/**
 * A part of a page whose code is requested when the page shows it, so that the page does not wait for it. After a
 * failure the page's Try again loads it again.
 * @param fallback in its place until then
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> => {
  const begin = () =>
    lazy(() =>
      load().then(
        (part) => ({ default: part }),
        (error) => {
          Fetched = begin();
          throw error;
        },
      ),
    );
  let Fetched: ComponentType<Props> = begin();
  return (props) => <Suspense fallback={fallback}>{createElement(Fetched, props)}</Suspense>;
};
