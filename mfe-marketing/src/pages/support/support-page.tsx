import { Actions } from '@evenhand/ui/actions';
import { buttonClass } from '@evenhand/ui/button';
import { supportAddress } from '@evenhand/wording/contact';
import { supportWording as wording } from '@evenhand/wording/support';
import { Link } from 'react-router-dom';
import { TextPage } from '../../text-page.js';
import { SupportForm } from './support-form.js';

const SupportPage = () => (
  <TextPage text={wording}>
    <SupportForm />
    <Actions>
      <a className={buttonClass('secondary')} href={`mailto:${supportAddress}`}>
        {wording.write(supportAddress)}
      </a>
      <Link className={buttonClass('secondary')} to="/verify">
        {wording.verify}
      </Link>
      <Link className={buttonClass('secondary')} to="/faq">
        {wording.faq}
      </Link>
    </Actions>
  </TextPage>
);

export default SupportPage;
