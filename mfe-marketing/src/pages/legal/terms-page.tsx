import { termsWording } from '@evenhand/wording/legal';
import { sources } from '@evenhand/wording/sources';
import { Sources } from '../../sources.js';
import { TextPage } from '../../text-page.js';

const TermsPage = () => (
  <TextPage text={termsWording}>
    <Sources sources={[sources.familyLawAct]} />
  </TextPage>
);

export default TermsPage;
