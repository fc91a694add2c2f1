import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { flowWording } from '@evenhand/wording/flow';
import type { useDraftAgreement } from '../../agreement/use-agreement.js';

const wording = flowWording.review;

/** After a declined, expired or withdrawn agreement: drafts again from the same answers. */
export const OverDraft = ({ draft }: { draft: ReturnType<typeof useDraftAgreement> }) => (
  <Notice kind="attention">
    <p>{wording.over}</p>
    <Actions>
      <Button busy={draft.isPending} onClick={() => draft.mutate()}>
        {wording.redraft}
      </Button>
    </Actions>
  </Notice>
);
