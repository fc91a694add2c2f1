import { buttonClass } from '@evenhand/ui/button';
import { Modal } from '@evenhand/ui/modal';
import { useSession } from '@evenhand/web-kit/session';
import { homeWording } from '@evenhand/wording/home';
import { Link } from 'react-router-dom';
import { AFTER_SIGN_IN, signInHere } from './sign-in.js';

const wording = homeWording.start;

export const StartDialog = ({ onClose }: { onClose: () => void }) => {
  const { isSignedIn } = useSession();
  const next = isSignedIn ? AFTER_SIGN_IN : signInHere('register');
  return (
    <Modal title={wording.title} closeLabel={wording.close} onClose={onClose}>
      <ul>
        {wording.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Link className={buttonClass('primary', true)} to={next} onClick={onClose} preventScrollReset>
        {isSignedIn ? wording.signedIn : wording.goOn}
      </Link>
    </Modal>
  );
};
