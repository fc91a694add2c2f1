import { useMutation } from '@tanstack/react-query';
import { useSaveFailed } from '../../lists/save-failed.js';
import { useRefresh } from '../../lists/use-finances.js';

/** A change of the lists, which are read again after it. */
export const useChange = (change: () => Promise<unknown>) => {
  const refresh = useRefresh();
  const saveFailed = useSaveFailed();
  return useMutation({
    mutationFn: async () => {
      await change();
      await refresh();
    },
    onError: saveFailed,
  });
};
