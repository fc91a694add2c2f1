import { flowWording } from '@evenhand/wording/flow';

const wording = flowWording.invite.declined;

/** The partner's reason, in their own words. */
export const DeclinedReason = ({ reason }: { reason: string | null }) =>
  reason ? (
    <p>
      {wording.reason} <bdi>{reason}</bdi>
    </p>
  ) : (
    <p>{wording.noReason}</p>
  );
