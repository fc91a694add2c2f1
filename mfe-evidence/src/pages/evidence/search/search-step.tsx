import { filesIn } from '@evenhand/contracts/evidence/status';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Loaded } from '@evenhand/web-kit/loaded';
import { evidenceWording } from '@evenhand/wording/evidence';
import { evidenceSearchWording } from '@evenhand/wording/evidence-search';
import { Answering } from '../answering/answering.js';
import { KnowledgeBase } from '../processing/knowledge-base.js';
import { ProcessingPanel } from '../processing/processing-panel.js';
import { useStatus } from '../processing/status.js';
import type { Processing } from '../processing/use-processing.js';
import { useFiles } from '../stored/stored-api.js';
import { Ask } from './ask.js';
import { SavedWithoutFiles } from './saved/saved-searches.js';

interface SearchStepProps {
  processing: Processing;
  onBack: () => void;
  onStartOver: () => void;
}

/** Step 3: files are read, and asked. Where there are none, the one thing to do is to upload some. */
export const SearchStep = ({ processing, onBack, onStartOver }: SearchStepProps) => {
  const { loading, tryAgain, back, startOver } = evidenceWording;
  // Where the files cannot be looked at either, that is told here for both.
  const areFilesUnknown = useFiles('', 1).isLoadingError;
  const failed = areFilesUnknown ? evidenceWording.failed : evidenceSearchWording.processing.unknown;
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
