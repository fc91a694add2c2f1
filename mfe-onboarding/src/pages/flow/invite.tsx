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

const { invite: wording, review } = flowWording;

/** The open invitation, or the form for one; needs a draft. */
export const Invite = () => {
  const invitation = useInvitation();
  const agreement = useAgreement();
  const intake = useQuery({ queryKey: [getIntake.path], queryFn: readIntake, staleTime: 0 });
  if (agreement.data === null) return <NoDraftYet />;
  if (agreement.data && isLocked(agreement.data)) return <NothingToInvite agreement={agreement.data} />;
  return (
    <Loaded query={invitation} words={{ ...review, loading: wording.loading }}>
      {({ invitation: standing }) => {
        if (standing && (standing.state === 'sent' || standing.state === 'opened'))
          return <InvitationSent invitation={standing} agreement={agreement.data ?? null} />;
        return (
          <Loaded query={intake} words={{ ...review, loading: wording.loading }}>
            {({ record }) => <InvitationForm record={record} ended={standing?.state ?? null} />}
          </Loaded>
        );
      }}
    </Loaded>
  );
};
