import type { Agreement } from '@evenhand/contracts/agreement/agreement';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { flowWording } from '@evenhand/wording/flow';
import { DeclinedReason } from '../../agreement/declined.js';
import type { useDraftAgreement } from '../../agreement/use-agreement.js';

const wording = flowWording.review;

interface OverDraftProps {
  agreement: Agreement;
  draft: ReturnType<typeof useDraftAgreement>;
}

/** After a declined, expired or withdrawn agreement: drafts again from the same answers. */
export const OverDraft = ({ agreement, draft }: OverDraftProps) => (
  <Notice kind="attention">
    <p>{wording.over}</p>
    {agreement.state === 'declined' && <DeclinedReason reason={agreement.declinedReason} />}
    <p>{wording.redraftHelp}</p>
    <Actions>
      <Button busy={draft.isPending} onClick={() => draft.mutate()}>
        {wording.redraft}
      </Button>
    </Actions>
  </Notice>
);
