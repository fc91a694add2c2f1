import { Page } from '@evenhand/ui/page';
import { useTitle } from '@evenhand/web-kit/title';
import { marketing } from '@evenhand/wording/marketing';
import { Questions } from '../../questions';

const { title, lead, items } = marketing.faq;

const FaqPage = () => {
  useTitle(title);
  return (
    <Page title={title} lead={lead} width="paper">
      <Questions items={items} />
    </Page>
  );
};

export default FaqPage;
