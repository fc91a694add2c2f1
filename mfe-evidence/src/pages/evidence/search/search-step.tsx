import { filesIn } from '@evenhand/contracts/evidence/status';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Loaded } from '@evenhand/web-kit/loaded';
import { evidenceWording } from '@evenhand/wording/evidence';
import { Answering } from '../answering/answering.js';
import { KnowledgeBase } from '../processing/knowledge-base.js';
import { ProcessingPanel } from '../processing/processing-panel.js';
import { useStatus } from '../processing/status.js';
import type { Processing } from '../processing/use-processing.js';
import { Ask } from './ask.js';
import { SavedWithoutFiles } from './saved/saved-searches.js';

interface SearchStepProps {
  processing: Processing;
  onBack: () => void;
  onStartOver: () => void;
}

/** Step 3: files are read, and asked. Where there are none, the one thing to do is to upload some. */
export const SearchStep = ({ processing, onBack, onStartOver }: SearchStepProps) => {
  const { loading, failed, tryAgain, back, startOver } = evidenceWording;
  return (
    <>
      <Loaded query={useStatus()} loading={loading} failed={failed} tryAgain={tryAgain}>
        {(status) => (
          <>
            <ProcessingPanel status={status} processing={processing} />
            {filesIn(status).all === 0 ? (
              <SavedWithoutFiles />
            ) : (
              <>
                <Ask canAsk={filesIn(status).found > 0} />
                <KnowledgeBase status={status} processing={processing} />
                <Answering />
              </>
            )}
          </>
        )}
      </Loaded>
      <Actions>
        <Button onClick={onBack}>{back}</Button>
        <Button onClick={onStartOver}>{startOver}</Button>
      </Actions>
    </>
  );
};
