import { useEffect } from 'react';
import { fetchEarly, forget } from './remote-page';

/** Fetches the code of the page that comes next, if any. A failure is forgotten: that page tries again when it opens. */
export const useFetchAhead = (address: string | null): void => {
  useEffect(() => {
    if (address !== null) fetchEarly(new URL(address, location.origin).pathname).catch(forget);
  }, [address]);
};
