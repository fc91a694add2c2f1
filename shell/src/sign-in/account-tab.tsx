import { goToSignIn } from '@evenhand/contracts/auth/navigation';
import { buttonClass } from '@evenhand/ui/button';
import { shellWording } from '@evenhand/wording/shell';

const words = shellWording.signIn.account;

/** Sends the browser to the issuer of external accounts. */
export const AccountTab = ({ returnTo }: { returnTo: string | undefined }) => (
  <>
    <p>{words.explained}</p>
    <a
      className={buttonClass('primary', true)}
      href={returnTo ? `${goToSignIn.path}?returnTo=${encodeURIComponent(returnTo)}` : goToSignIn.path}
    >
      {words.go}
    </a>
  </>
);
