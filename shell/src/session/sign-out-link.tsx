import { signOut } from '@evenhand/contracts/auth/navigation';
import { leaveNothing } from '@evenhand/web-kit/leaving';
import { shellWording } from '@evenhand/wording/shell';
import { announce, SIGNING_OUT } from './windows';

interface SignOutLinkProps {
  className?: string;
  onGo?: () => void;
}

/** Signs out, deletes drafts and unsaved answers from the browser, and makes other windows leave their pages. */
export const SignOutLink = ({ className, onGo }: SignOutLinkProps) => (
  <a
    className={className}
    href={signOut.path}
    onClick={() => {
      announce(SIGNING_OUT);
      leaveNothing();
      onGo?.();
    }}
  >
    {shellWording.navigation.signOut}
  </a>
);
