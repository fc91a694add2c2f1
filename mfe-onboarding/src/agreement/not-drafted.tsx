import { TryAgain } from '@evenhand/web-kit/failure';
import { sentenceOf } from '@evenhand/web-kit/problem-error';
import { flowWording } from '@evenhand/wording/flow';
import type { useDraftAgreement } from './use-agreement.js';

const wording = flowWording.review;

/** Why drafting failed, with another attempt. */
export const NotDrafted = ({ draft }: { draft: ReturnType<typeof useDraftAgreement> }) =>
  draft.isError && (
    <TryAgain
      sentence={sentenceOf(draft.error, wording.loadFailed)}
      error={draft.error}
      label={wording.tryAgain}
      onPress={() => draft.mutate()}
    />
  );
