import type { Agreement } from '@evenhand/contracts/agreement/agreement';
import { Actions } from '@evenhand/ui/actions';
import { buttonClass } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { flowWording } from '@evenhand/wording/flow';
import { Link } from 'react-router-dom';

const { invite: wording, review } = flowWording;

/** From the first signature on, the invitation is neither sent again nor withdrawn. */
export const NothingToInvite = ({ agreement }: { agreement: Agreement }) => {
  const isSealed = agreement.state === 'completed';
  return (
    <Notice kind={isSealed ? 'good' : 'info'}>
      <p>{isSealed ? wording.sealed : wording.signing}</p>
      <Actions>
        <Link className={buttonClass('primary')} to={isSealed ? '/documents' : '/flow/sign'}>
          {isSealed ? review.toDocuments : review.toSigning}
        </Link>
      </Actions>
    </Notice>
  );
};
