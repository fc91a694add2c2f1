import { AddAsset, Asset, addAsset, listAssets } from '@evenhand/contracts/finance/assets';
import { useAttempt } from '@evenhand/web-kit/attempt';
import { call } from '@evenhand/web-kit/call';
import { showToast } from '@evenhand/web-kit/toast';
import { financeWording } from '@evenhand/wording/finance';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';

const wording = financeWording.addAsset;
const key = [listAssets.path];
const read = async () => z.encode(z.array(Asset), await call(listAssets));

/** The assets of the person signed in; not asked for while nobody is. */
export const useAssets = (isSignedIn: boolean) => useQuery({ queryKey: key, queryFn: read, enabled: isSignedIn });

/** Adds an asset once, however often the button is pressed, and brings the list up to date. */
export const useAddAsset = () => {
  const attempt = useAttempt();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (asset: AddAsset) => call(addAsset, z.encode(AddAsset, asset), { attempt: attempt.key(asset) }),
    onSuccess: async () => {
      attempt.done();
      await queries.invalidateQueries({ queryKey: key });
      showToast({ title: wording.done });
    },
    onError: () => showToast({ ...wording.failed, kind: 'destructive' }),
  });
};
