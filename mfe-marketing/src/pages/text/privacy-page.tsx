import { marketing } from '@evenhand/wording/marketing';
import { TextPage } from './text-page';

const PrivacyPage = () => <TextPage text={marketing.privacy} />;

export default PrivacyPage;
