import { buttonClass } from '@evenhand/ui/button';
import { Modal } from '@evenhand/ui/modal';
import { useSession } from '@evenhand/web-kit/session';
import { marketing } from '@evenhand/wording/marketing';
import { Link } from 'react-router-dom';
import { AFTER_SIGN_IN } from './after-sign-in';

const words = marketing.home.start;

/** What to know before the first question, and the way to it. */
export const StartDialog = ({ onClose }: { onClose: () => void }) => {
  const { isSignedIn } = useSession();
  const next = isSignedIn ? AFTER_SIGN_IN : { search: `?sign-in=register&returnTo=${AFTER_SIGN_IN}` };
  return (
    <Modal title={words.title} closeLabel={words.close} onClose={onClose}>
      <ul>
        {words.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Link className={buttonClass('primary', true)} to={next} onClick={onClose} preventScrollReset>
        {isSignedIn ? words.signedIn : words.goOn}
      </Link>
    </Modal>
  );
};
