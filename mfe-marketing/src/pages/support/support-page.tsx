import { Actions } from '@evenhand/ui/actions';
import { buttonClass } from '@evenhand/ui/button';
import { marketing } from '@evenhand/wording/marketing';
import { Link } from 'react-router-dom';
import { TextPage } from '../text/text-page';

const words = marketing.support;

const SupportPage = () => (
  <TextPage text={words}>
    <Actions>
      <Link className={buttonClass('secondary')} to="/verify">
        {words.verify}
      </Link>
      <Link className={buttonClass('secondary')} to="/faq">
        {words.faq}
      </Link>
    </Actions>
  </TextPage>
);

export default SupportPage;
