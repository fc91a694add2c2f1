import { Page } from '@evenhand/ui/page';
import { useTitle } from '@evenhand/web-kit/title';
import { faqWording as wording } from '@evenhand/wording/faq';
import { sourcesOfTheQuestions } from '@evenhand/wording/sources';
import { Questions } from '../../questions.js';
import { Sources } from '../../sources.js';

const FaqPage = () => {
  useTitle(wording.title);
  return (
    <Page kind="public" title={wording.title} lead={wording.lead}>
      <Questions items={wording.items} />
      <Sources sources={sourcesOfTheQuestions} />
    </Page>
  );
};

export default FaqPage;
