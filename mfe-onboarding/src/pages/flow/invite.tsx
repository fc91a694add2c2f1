import type { Agreement } from '@evenhand/contracts/agreement/agreement';
import { getCaseOverview } from '@evenhand/contracts/dashboard/overview';
import { getIntake } from '@evenhand/contracts/intake/intake';
import type { Invitation } from '@evenhand/contracts/invitation/invitation';
import { call } from '@evenhand/web-kit/call';
import { Loaded } from '@evenhand/web-kit/loaded';
import { flowWording } from '@evenhand/wording/flow';
import { useQuery } from '@tanstack/react-query';
import { NoDraftYet } from '../../agreement/no-draft-yet.js';
import { isLocked, useAgreement } from '../../agreement/use-agreement.js';
import { readIntake } from '../../answers/intake-calls.js';
import { AfterDecline } from './after-decline.js';
import { InvitationForm } from './invitation-form.js';
import { InvitationSent } from './invitation-sent.js';
import { NothingToInvite } from './nothing-to-invite.js';
import { useInvitation } from './use-invitation.js';

const words = { ...flowWording.review, loading: flowWording.invite.loading };

/** The open invitation, what follows its decline, or the form for one. */
const OpenInvitation = ({ agreement }: { agreement: Agreement }) => {
  const invitation = useInvitation();
  const intake = useQuery({ queryKey: [getIntake.path], queryFn: readIntake, staleTime: 0 });
  const overview = useQuery({ queryKey: [getCaseOverview.path], queryFn: () => call(getCaseOverview), staleTime: 0 });
  const open = ({ invitation: last }: { invitation: Invitation | null }) => {
    if (last?.state !== 'sent' && last?.state !== 'opened') {
      return (
        <Loaded query={intake} words={words}>
          {({ record }) => <InvitationForm record={record} ended={last?.state ?? null} />}
        </Loaded>
      );
    }
    return (
      <Loaded query={overview} words={words}>
        {({ people: { declined } }) =>
          declined ? (
            <AfterDecline reason={declined.reason} agreement={agreement} invitation={last} />
          ) : (
            <InvitationSent invitation={last} agreement={agreement} />
          )
        }
      </Loaded>
    );
  };
  return (
    <Loaded query={invitation} words={words}>
      {open}
    </Loaded>
  );
};

/** An invitation needs a draft. */
export const Invite = () => (
  <Loaded query={useAgreement()} words={words}>
    {(agreement) => {
      if (!agreement) return <NoDraftYet />;
      return isLocked(agreement) ? <NothingToInvite agreement={agreement} /> : <OpenInvitation agreement={agreement} />;
    }}
  </Loaded>
);
