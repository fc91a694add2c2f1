import { goToSignIn } from '@evenhand/contracts/auth/navigation';
import { Actions } from '@evenhand/ui/actions';
import { buttonClass } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { Page } from '@evenhand/ui/page';
import { SecondaryLink } from '@evenhand/web-kit/button-links';
import { Loaded } from '@evenhand/web-kit/loaded';
import { useTitle } from '@evenhand/web-kit/title';
import { pricingWording as wording } from '@evenhand/wording/pricing';
import { Link } from 'react-router-dom';
import { usePlans } from '../../plans-api.js';
import { Questions } from '../../questions.js';
import { Section } from '../../section.js';
import { Plans } from './plans.js';

const PricingPage = () => {
  useTitle(wording.title);
  const plans = usePlans();
  return (
    <Page kind="public" title={wording.title} lead={wording.lead}>
      <Notice>
        <p>{wording.payLater}</p>
        <Link reloadDocument to="/checkout">
          {wording.checkout}
        </Link>
      </Notice>
      <Loaded query={plans} words={wording}>
        {(list) => <Plans plans={list} />}
      </Loaded>
      <Section title={wording.evidenceTitle}>
        <p>{wording.evidenceText}</p>
        <Link to="/#evidence-kit">{wording.evidenceLink}</Link>
      </Section>
      <Section title={wording.faqTitle}>
        <Questions items={wording.faq} />
      </Section>
      <Section title={wording.closing}>
        <Actions>
          <SecondaryLink to="/dashboard">{wording.start}</SecondaryLink>
          <a className={buttonClass('quiet')} href={goToSignIn.path}>
            {wording.signIn}
          </a>
        </Actions>
      </Section>
    </Page>
  );
};

export default PricingPage;
