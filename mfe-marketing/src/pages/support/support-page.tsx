import { Actions } from '@evenhand/ui/actions';
import { buttonClass } from '@evenhand/ui/button';
import { SecondaryLink } from '@evenhand/web-kit/button-links';
import { supportAddress } from '@evenhand/wording/contact';
import { supportWording as wording } from '@evenhand/wording/support';
import { TextPage } from '../../text-page.js';
import { SupportForm } from './support-form.js';
import styles from './support-form.module.css';

const SupportPage = () => (
  <TextPage text={wording}>
    <SupportForm />
    <Actions>
      <a className={`${buttonClass('secondary')} ${styles.address}`} href={`mailto:${supportAddress}`}>
        {wording.write(supportAddress)}
      </a>
      <SecondaryLink to="/verify">{wording.verify}</SecondaryLink>
      <SecondaryLink to="/faq">{wording.faq}</SecondaryLink>
    </Actions>
  </TextPage>
);

export default SupportPage;
