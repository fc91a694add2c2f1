import { buttonClass } from '@evenhand/ui/button';
import { Page } from '@evenhand/ui/page';
import { useTitle } from '@evenhand/web-kit/title';
import { marketing } from '@evenhand/wording/marketing';
import { Link } from 'react-router-dom';
import { Questions } from '../../questions';
import { Section } from '../../section';
import { Plans } from './plans';

const words = marketing.pricing;

const PricingPage = () => {
  useTitle(words.title);
  return (
    <Page title={words.title} lead={words.lead}>
      <Plans />
      <Section title={words.evidenceTitle}>
        <p>{words.evidenceText}</p>
        <Link to="/#evidence-kit">{words.evidenceLink}</Link>
      </Section>
      <Section title={words.faqTitle}>
        <Questions items={words.faq} />
      </Section>
      <Section>
        <p>{words.closing}</p>
        <Link className={buttonClass('secondary')} to={{ search: '?sign-in=register' }} preventScrollReset>
          {words.start}
        </Link>
      </Section>
    </Page>
  );
};

export default PricingPage;
