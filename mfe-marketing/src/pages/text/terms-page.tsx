import { marketing } from '@evenhand/wording/marketing';
import { TextPage } from './text-page';

const TermsPage = () => <TextPage text={marketing.terms} />;

export default TermsPage;
