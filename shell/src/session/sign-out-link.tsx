import { signOut } from '@evenhand/contracts/auth/navigation';
import { forgetDrafts } from '@evenhand/web-kit/draft';
import { shellWording } from '@evenhand/wording/shell';
import { announce, SIGNING_OUT } from './windows';

interface SignOutLinkProps {
  className?: string;
  onGo?: () => void;
}

/** Signs out, deletes drafts, and makes other windows leave their pages. */
export const SignOutLink = ({ className, onGo }: SignOutLinkProps) => (
  <a
    className={className}
    href={signOut.path}
    onClick={() => {
      announce(SIGNING_OUT);
      forgetDrafts();
      onGo?.();
    }}
  >
    {shellWording.navigation.signOut}
  </a>
);
