import { Spinner } from '@evenhand/ui/spinner';
import { shellWording } from '@evenhand/wording/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Another account is signed in now. The site is loaded anew: nothing of the first one stays, nor goes on. */
export const SomebodyElse = () => {
  const queries = useQueryClient();
  useEffect(() => {
    queries.clear();
    // A page of the first one may ask before it is left: it goes whatever it asks.
    window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
    location.replace('/dashboard');
  }, [queries]);
  return <Spinner label={shellWording.loading.session} />;
};
