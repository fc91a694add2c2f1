import { OWN_DATA_PAGE } from '@evenhand/contracts/access/own-data';
import { supportAddress } from '@evenhand/wording/contact';
import { privacyWording } from '@evenhand/wording/legal';
import { ownDataWording } from '@evenhand/wording/own-data';
import { supportWording } from '@evenhand/wording/support';
import { Link } from 'react-router-dom';
import { TextPage } from '../../text-page.js';

const PrivacyPage = () => (
  <TextPage text={privacyWording}>
    <p>
      <Link to={OWN_DATA_PAGE}>{ownDataWording.link}</Link>
    </p>
    <a href={`mailto:${supportAddress}`}>{supportWording.write(supportAddress)}</a>
  </TextPage>
);

export default PrivacyPage;
