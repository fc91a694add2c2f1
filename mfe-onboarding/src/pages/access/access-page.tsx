import type { AccessView } from '@evenhand/contracts/access/access';
import { leaveAccess } from '@evenhand/contracts/access/access';
import { OWN_DATA_PAGE } from '@evenhand/contracts/access/own-data';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { Page } from '@evenhand/ui/page';
import { QuietLink } from '@evenhand/web-kit/button-links';
import { call } from '@evenhand/web-kit/call';
import { forgetDrafts } from '@evenhand/web-kit/draft';
import { Failure } from '@evenhand/web-kit/failure';
import { Loaded } from '@evenhand/web-kit/loaded';
import { useTitle } from '@evenhand/web-kit/title';
import { accessWording as wording } from '@evenhand/wording/access';
import { heldBack } from '@evenhand/wording/hidden-contacts';
import { ownDataWording } from '@evenhand/wording/own-data';
import { signingWording } from '@evenhand/wording/signing';
import { useMutation } from '@tanstack/react-query';
import { useLinkToken } from '../../link-token.js';
import styles from './access.module.css';
import { EnterLink } from './enter-link.js';
import { LawyerSigning } from './lawyer-signing.js';
import { PartnerSigning } from './partner-signing.js';
import { Review } from './review.js';
import { useAccess } from './use-access.js';
import { WitnessSigning } from './witness-signing.js';

/** The text contains hidden contact data: the owner has to make a new version first. */
const HeldBack = () => (
  <Page kind="question" title={wording.review.title}>
    <Notice>
      <p>{heldBack.forGuest}</p>
    </Notice>
  </Page>
);

const Opened = ({ view }: { view: AccessView }) => {
  const { agreement, signing } = view;
  if (view.role === 'lawyer') return <LawyerSigning view={view} />;
  if (!agreement && view.role === 'partner') return <HeldBack />;
  if (!agreement) return <WitnessSigning view={view} />;
  if (view.purpose === 'review' || !signing) return <Review view={view} agreement={agreement} />;
  return <PartnerSigning agreement={agreement} signing={signing} />;
};

/** For a shared device: ends the link's access, and forgets what was written and not sent. */
const Leave = () => {
  const leave = useMutation({
    mutationFn: () => {
      // Before the call: without an answer, too, nothing that was written stays on the device.
      forgetDrafts();
      return call(leaveAccess);
    },
    onSuccess: () => location.replace('/'),
  });
  return (
    <>
      <Failure error={leave.error} otherwise={wording.leaveFailed} />
      <p className={styles.leave}>
        <Button kind="quiet" busy={leave.isPending} onClick={() => leave.mutate()}>
          {wording.leave}
        </Button>
        <QuietLink to={OWN_DATA_PAGE}>{ownDataWording.link}</QuietLink>
      </p>
    </>
  );
};

/** Target of the links for partner, witness and lawyer. A new link replaces an access that is open. */
const AccessPage = () => {
  useTitle(wording.pageTitle);
  const [token, forget] = useLinkToken();
  const access = useAccess(token !== null);
  return (
    <Loaded
      query={access}
      words={{ ...signingWording, loading: wording.opening }}
      page={{ kind: 'question', title: wording.pageTitle }}
    >
      {(view) =>
        view && !token ? (
          <>
            <Opened view={view} />
            <Leave />
          </>
        ) : (
          <Page kind="question" title={wording.pageTitle}>
            <EnterLink key={token} token={token} onEntered={forget} />
          </Page>
        )
      }
    </Loaded>
  );
};

export default AccessPage;
