import type { CurrentUser } from '@evenhand/contracts/auth/user';
import { Failure } from '@evenhand/web-kit/failure';
import { codeOf, fieldProblemsOf } from '@evenhand/web-kit/problem-error';
import { useSession } from '@evenhand/web-kit/session';
import { secondFactorWording as wording } from '@evenhand/wording/second-factor';
import { ProofLink } from '../../../proof/proof-link.js';

const words = wording.prepare;

/** Why a first factor needs a mailed link, and the button that sends it. */
export const NeedsProof = ({ user: { email, addressProven } }: { user: CurrentUser }) => (
  <>
    {!addressProven && <p>{words.unconfirmed}</p>}
    <p>{words.needsProof}</p>
    <ProofLink email={email} returnTo="/account/security" />
  </>
);

/** True for a refusal without a fresh proof of the address, such as ten minutes after the page was opened. */
const asksForProof = (error: unknown): boolean =>
  codeOf(error) === 'address-not-proven' || (codeOf(error) === 'invalid-input' && fieldProblemsOf(error).length === 0);

/** Why a first step was refused; with the button that mails a link where that is the way out. */
export const FactorRefusal = ({ error, otherwise }: { error: unknown; otherwise: string }) => {
  const { user } = useSession();
  return (
    <>
      <Failure error={error} otherwise={otherwise} />
      {asksForProof(error) && user && <ProofLink email={user.email} returnTo="/account/security" />}
    </>
  );
};
