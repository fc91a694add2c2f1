import type { CurrentUser } from '@evenhand/contracts/auth/user';
import { Actions } from '@evenhand/ui/actions';
import { Button, buttonClass } from '@evenhand/ui/button';
import { Modal } from '@evenhand/ui/modal';
import { useSession } from '@evenhand/web-kit/session';
import { shellWording } from '@evenhand/wording/shell';
import { SignOutLink } from './sign-out-link';
import { useSessionEnd } from './use-session-end';

const words = shellWording.sessionEnd;

const Warning = ({ session }: { session: CurrentUser['session'] }) => {
  const { warned, isFinal, stay, dismiss } = useSessionEnd(session);
  if (!warned) return null;
  const goOn = isFinal ? dismiss : stay;
  return (
    <Modal title={isFinal ? words.finalTitle : words.title} closeLabel={shellWording.close} onClose={goOn}>
      <p>{isFinal ? words.finalText : words.text}</p>
      <Actions>
        <Button kind="primary" onClick={goOn}>
          {isFinal ? words.understood : words.stay}
        </Button>
        <SignOutLink className={buttonClass('secondary')} />
      </Actions>
    </Modal>
  );
};

/** Says two minutes before that the session ends, so that nobody loses their place. */
export const SessionWarning = () => {
  const { user } = useSession();
  return user && <Warning session={user.session} />;
};
