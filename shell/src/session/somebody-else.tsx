import { Spinner } from '@evenhand/ui/spinner';
import { shellWording } from '@evenhand/wording/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { leave } from './leave';

/** Another account is signed in now. The site is loaded anew: nothing of the first one stays, nor goes on. */
export const SomebodyElse = () => {
  const queries = useQueryClient();
  useEffect(() => {
    queries.clear();
    leave('/dashboard');
  }, [queries]);
  return <Spinner label={shellWording.loading.session} />;
};
