import { useEffect } from 'react';
import { fetchEarly, forget } from './remote-page';

/** Fetches the code of the page that comes next. A failure is forgotten: that page tries again when it opens. */
export const useFetchAhead = (address: string): void => {
  useEffect(() => {
    fetchEarly(new URL(address, location.origin).pathname).catch(forget);
  }, [address]);
};
