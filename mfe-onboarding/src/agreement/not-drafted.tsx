import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { sentenceOf } from '@evenhand/web-kit/problem-error';
import { flowWording } from '@evenhand/wording/flow';
import type { useDraftAgreement } from './use-agreement.js';

const wording = flowWording.review;

/** Why drafting failed, with another attempt. */
export const NotDrafted = ({ draft }: { draft: ReturnType<typeof useDraftAgreement> }) =>
  draft.isError && (
    <Notice kind="danger">
      <p>{sentenceOf(draft.error, wording.loadFailed)}</p>
      <Actions>
        <Button onClick={() => draft.mutate()}>{wording.tryAgain}</Button>
      </Actions>
    </Notice>
  );
