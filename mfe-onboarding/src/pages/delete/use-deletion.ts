import { getDeletion } from '@evenhand/contracts/auth/deletion';
import { call } from '@evenhand/web-kit/call';
import { useQuery } from '@tanstack/react-query';
import { findProof } from '../../proof/proof.js';

/** A deletion at once needs a proof from after the request. */
export const useDeletion = () =>
  useQuery({
    queryKey: [getDeletion.path],
    queryFn: async () => {
      const deletion = await call(getDeletion);
      return { ...deletion, proof: await findProof(deletion.pending?.provenAgain) };
    },
    staleTime: 0,
  });
