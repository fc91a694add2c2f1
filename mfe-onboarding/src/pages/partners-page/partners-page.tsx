import { type AccessView, getPartnersPage } from '@evenhand/contracts/access/access';
import type { Agreement } from '@evenhand/contracts/agreement/agreement';
import { Notice } from '@evenhand/ui/notice';
import { Page } from '@evenhand/ui/page';
import { SecondaryLink } from '@evenhand/web-kit/button-links';
import { call } from '@evenhand/web-kit/call';
import { Loaded } from '@evenhand/web-kit/loaded';
import { useTitle } from '@evenhand/web-kit/title';
import { accessWording } from '@evenhand/wording/access';
import { heldBack } from '@evenhand/wording/hidden-contacts';
import { partnersPageWording as wording } from '@evenhand/wording/partners-page';
import { useQuery } from '@tanstack/react-query';
import { MissingAnswers } from '../../agreement/missing-answers.js';
import { Reader } from '../../reader/reader.js';

const page = { kind: 'reader' as const, title: wording.title };

const Shown = ({ message, agreement }: { message: AccessView['message']; agreement: Agreement }) => (
  <Reader
    key={agreement.hash}
    agreement={agreement}
    party="partner"
    title={wording.title}
    lead={wording.lead(agreement.document.parties.partner)}
    decision={{
      title: accessWording.review.decision,
      advice: <p>{wording.decides(agreement.document.parties.partner)}</p>,
      actions: <SecondaryLink to="/agreement">{wording.back}</SecondaryLink>,
    }}
    before={
      <>
        {message && (
          <>
            <p>{accessWording.message(agreement.document.parties.owner)}</p>
            <blockquote dir="auto">{message}</blockquote>
          </>
        )}
        <MissingAnswers missing={agreement.document.missing} />
      </>
    }
  />
);

/** What the partner's link shows, without what they alone can do or see there. */
const PartnersPage = () => {
  useTitle(wording.title, wording.neutralTitle);
  const view = useQuery({ queryKey: [getPartnersPage.path], queryFn: () => call(getPartnersPage), staleTime: 0 });
  return (
    <Loaded query={view} words={wording} page={page}>
      {({ agreement, message }) =>
        agreement ? (
          <Shown agreement={agreement} message={message} />
        ) : (
          <Page {...page}>
            <Notice>
              <p>{heldBack.forGuest}</p>
            </Notice>
          </Page>
        )
      }
    </Loaded>
  );
};

export default PartnersPage;
