import { useSyncExternalStore } from 'react';

/** As in page.module.css of packages/ui: the side column is next to the text. */
const WIDE = '(min-width: 1024px)';

const subscribe = (onChange: () => void) => {
  const media = matchMedia(WIDE);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
