import { REFUND_DAYS } from '@evenhand/contracts/billing/payments';
import { termsWording } from '@evenhand/wording/legal';
import { sources } from '@evenhand/wording/sources';
import { Sources } from '../../sources.js';
import { TextPage } from '../../text-page.js';

const text = termsWording(REFUND_DAYS);

const TermsPage = () => (
  <TextPage text={text}>
    <Sources sources={[sources.familyLawAct]} />
  </TextPage>
);

export default TermsPage;
