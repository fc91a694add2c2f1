import { signOut } from '@evenhand/contracts/auth/navigation';
import { forgetDrafts } from '@evenhand/web-kit/draft';
import { shellWording } from '@evenhand/wording/shell';
import { SIGNING_OUT, tell } from './windows';

interface SignOutLinkProps {
  className?: string;
  onGo?: () => void;
}

/** Leads out, and no draft stays; the other windows of the browser leave their pages too. */
export const SignOutLink = ({ className, onGo }: SignOutLinkProps) => (
  <a
    className={className}
    href={signOut.path}
    onClick={() => {
      tell(SIGNING_OUT);
      forgetDrafts();
      onGo?.();
    }}
  >
    {shellWording.navigation.signOut}
  </a>
);
