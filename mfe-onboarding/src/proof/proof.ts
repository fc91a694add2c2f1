import { getSignInWays } from '@evenhand/contracts/auth/change-password';
import { getProofWays } from '@evenhand/contracts/auth/second-factor';
import { call } from '@evenhand/web-kit/call';

/** How a person proves their identity. `factor` is asked for by the shell; `link` is mailed. */
export type Proof = 'factor' | 'password' | 'proven' | 'link';

/** @param provenAgain where a proof from within ten minutes is not enough: whether there is a later one */
export const findProof = async (provenAgain?: boolean): Promise<Proof> => {
  const { app, passkey } = await call(getProofWays);
  if (app || passkey) return 'factor';
  const { hasPassword, addressProvenLately } = await call(getSignInWays);
  if (provenAgain ?? addressProvenLately) return 'proven';
  return hasPassword ? 'password' : 'link';
};
