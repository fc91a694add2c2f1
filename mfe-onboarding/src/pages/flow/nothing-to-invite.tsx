import type { Agreement } from '@evenhand/contracts/agreement/agreement';
import { Actions } from '@evenhand/ui/actions';
import { Notice } from '@evenhand/ui/notice';
import { PrimaryLink } from '@evenhand/web-kit/button-links';
import { flowWording } from '@evenhand/wording/flow';

const { invite: wording, review } = flowWording;

/** From the first signature on, the invitation is neither sent again nor withdrawn. */
export const NothingToInvite = ({ agreement }: { agreement: Agreement }) => {
  const isSealed = agreement.state === 'completed';
  return (
    <Notice kind={isSealed ? 'good' : 'info'}>
      <p>{isSealed ? wording.sealed : wording.signing}</p>
      <Actions>
        <PrimaryLink to={isSealed ? '/documents' : '/flow/sign'}>
          {isSealed ? review.toDocuments : review.toSigning}
        </PrimaryLink>
      </Actions>
    </Notice>
  );
};
