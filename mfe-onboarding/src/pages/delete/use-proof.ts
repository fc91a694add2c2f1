import { getSignInWays } from '@evenhand/contracts/auth/change-password';
import { type Deletion, getDeletion } from '@evenhand/contracts/auth/deletion';
import { getProofWays } from '@evenhand/contracts/auth/second-factor';
import { call } from '@evenhand/web-kit/call';
import { useQuery } from '@tanstack/react-query';

/** How a person proves their identity. `factor` is asked for by the shell; `link` is mailed. */
export type Proof = 'factor' | 'password' | 'proven' | 'link';

/** A deletion at once needs a proof from after the request. */
const proofFor = async ({ pending }: Deletion): Promise<Proof> => {
  const { app, passkey } = await call(getProofWays);
  if (app || passkey) return 'factor';
  const { hasPassword, addressProvenLately } = await call(getSignInWays);
  if (pending ? pending.provenAgain : addressProvenLately) return 'proven';
  return hasPassword ? 'password' : 'link';
};

export const useDeletion = () =>
  useQuery({
    queryKey: [getDeletion.path],
    queryFn: async () => {
      const deletion = await call(getDeletion);
      return { ...deletion, proof: await proofFor(deletion) };
    },
    staleTime: 0,
  });
