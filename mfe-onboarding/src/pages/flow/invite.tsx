import type { Agreement } from '@evenhand/contracts/agreement/agreement';
import { getIntake } from '@evenhand/contracts/intake/intake';
import { Loaded } from '@evenhand/web-kit/loaded';
import { flowWording } from '@evenhand/wording/flow';
import { useQuery } from '@tanstack/react-query';
import { NoDraftYet } from '../../agreement/no-draft-yet.js';
import { isLocked, useAgreement } from '../../agreement/use-agreement.js';
import { readIntake } from '../../answers/intake-calls.js';
import { InvitationForm } from './invitation-form.js';
import { InvitationSent } from './invitation-sent.js';
import { NothingToInvite } from './nothing-to-invite.js';
import { useInvitation } from './use-invitation.js';

const words = { ...flowWording.review, loading: flowWording.invite.loading };

/** The open invitation, or the form for one. */
const OpenInvitation = ({ agreement }: { agreement: Agreement }) => {
  const invitation = useInvitation();
  const intake = useQuery({ queryKey: [getIntake.path], queryFn: readIntake, staleTime: 0 });
  return (
    <Loaded query={invitation} words={words}>
      {({ invitation: last }) =>
        last?.state === 'sent' || last?.state === 'opened' ? (
          <InvitationSent invitation={last} agreement={agreement} />
        ) : (
          <Loaded query={intake} words={words}>
            {({ record }) => <InvitationForm record={record} ended={last?.state ?? null} />}
          </Loaded>
        )
      }
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
