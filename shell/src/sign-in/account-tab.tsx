import { goToSignIn } from '@evenhand/contracts/auth/navigation';
import { buttonClass } from '@evenhand/ui/button';
import { shellWording } from '@evenhand/wording/shell';
import { leaveForAccount } from './account-return';

const words = shellWording.signIn.account;

/** Sends the browser to the issuer of external accounts. */
export const AccountTab = ({ returnTo }: { returnTo: string | undefined }) => (
  <>
    <p>{words.explained}</p>
    <a
      className={buttonClass('primary', true)}
      onClick={leaveForAccount}
      href={`${goToSignIn.path}?${new URLSearchParams({ by: 'account', ...(returnTo && { returnTo }) })}`}
    >
      {words.go}
    </a>
  </>
);
