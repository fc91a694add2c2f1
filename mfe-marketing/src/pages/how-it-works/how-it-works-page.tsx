import { Actions } from '@evenhand/ui/actions';
import { Page } from '@evenhand/ui/page';
import { PrimaryLink, SecondaryLink } from '@evenhand/web-kit/button-links';
import { useTitle } from '@evenhand/web-kit/title';
import { faqWording } from '@evenhand/wording/faq';
import { howItWorksWording as wording } from '@evenhand/wording/how-it-works';
import { Link } from 'react-router-dom';
import { NumberedSteps, Points } from '../../points.js';
import { Questions } from '../../questions.js';
import { Section } from '../../section.js';

const HowItWorksPage = () => {
  useTitle(wording.title);
  return (
    <Page kind="public" title={wording.title} lead={wording.lead}>
      <Section title={wording.stepsTitle}>
        <NumberedSteps steps={wording.steps} />
      </Section>
      <Section title={wording.benefitsTitle}>
        <Points points={wording.benefits} />
      </Section>
      <Section title={wording.faqTitle}>
        <Questions items={faqWording.items.slice(0, wording.shownQuestions)} />
        <Link to="/faq">{wording.allFaq}</Link>
      </Section>
      <Actions>
        <PrimaryLink to="/dashboard">{wording.start}</PrimaryLink>
        <SecondaryLink to="/pricing">{wording.pricing}</SecondaryLink>
      </Actions>
    </Page>
  );
};

export default HowItWorksPage;
