import { signOut } from '@evenhand/contracts/auth/navigation';
import { shellWording } from '@evenhand/wording/shell';
import { SIGNING_OUT, tell } from './windows';

interface SignOutLinkProps {
  className?: string;
  onGo?: () => void;
}

/** Leads out; the other windows of the browser leave their pages too. */
export const SignOutLink = ({ className, onGo }: SignOutLinkProps) => (
  <a
    className={className}
    href={signOut.path}
    onClick={() => {
      tell(SIGNING_OUT);
      onGo?.();
    }}
  >
    {shellWording.navigation.signOut}
  </a>
);
