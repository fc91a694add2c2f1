import { supportAddress } from '@evenhand/wording/contact';
import { privacyWording } from '@evenhand/wording/legal';
import { supportWording } from '@evenhand/wording/support';
import { TextPage } from '../../text-page.js';

const PrivacyPage = () => (
  <TextPage text={privacyWording}>
    <a href={`mailto:${supportAddress}`}>{supportWording.write(supportAddress)}</a>
  </TextPage>
);

export default PrivacyPage;
