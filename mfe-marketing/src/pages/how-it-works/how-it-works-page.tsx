import { Actions } from '@evenhand/ui/actions';
import { buttonClass } from '@evenhand/ui/button';
import { Page } from '@evenhand/ui/page';
import { useTitle } from '@evenhand/web-kit/title';
import { marketing } from '@evenhand/wording/marketing';
import { Link } from 'react-router-dom';
import { NumberedSteps, Points } from '../../points';
import { Questions } from '../../questions';
import { Section } from '../../section';

const words = marketing.howItWorks;

const HowItWorksPage = () => {
  useTitle(words.title);
  return (
    <Page title={words.title} lead={words.lead}>
      <Section title={words.stepsTitle}>
        <NumberedSteps steps={words.steps} />
      </Section>
      <Section title={words.benefitsTitle}>
        <Points points={words.benefits} />
      </Section>
      <Section title={words.faqTitle}>
        <Questions items={marketing.faq.items.slice(0, 3)} />
        <p>
          <Link to="/faq">{words.allFaq}</Link>
        </p>
      </Section>
      <Actions>
        <Link className={buttonClass('primary')} to="/dashboard">
          {words.start}
        </Link>
        <Link className={buttonClass('secondary')} to="/pricing">
          {words.pricing}
        </Link>
      </Actions>
    </Page>
  );
};

export default HowItWorksPage;
