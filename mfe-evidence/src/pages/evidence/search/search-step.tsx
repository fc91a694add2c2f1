import { filesIn, isSettled } from '@evenhand/contracts/evidence/status';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { classNames } from '@evenhand/ui/class-names';
import { Spinner } from '@evenhand/ui/spinner';
import { Loaded } from '@evenhand/web-kit/loaded';
import { evidenceWording } from '@evenhand/wording/evidence';
import { evidenceSearchWording } from '@evenhand/wording/evidence-search';
import type { ReactNode } from 'react';
import { useStatus } from '../../../visit/status.js';
import { KnowledgeBase } from '../processing/knowledge-base.js';
import { ProcessingPanel } from '../processing/processing-panel.js';
import type { Processing } from '../processing/use-processing.js';
import { useFiles } from '../stored/stored-api.js';
import { Ask } from './ask.js';
import { SavedWithoutFiles } from './saved/saved-searches.js';
import styles from './search.module.css';

interface SearchStepProps {
  isSearchComing: boolean;
  processing: Processing;
  /** The stored files with their settings. */
  stored: (isFolded: boolean) => ReactNode;
  onBack: () => void;
  onStartOver: () => void;
}

export const SearchStep = ({ isSearchComing, processing, stored, onBack, onStartOver }: SearchStepProps) => {
  const { loading, back, startOver } = evidenceWording;
  const query = useStatus();
  // One message when files and status both fail to load.
  const areFilesUnknown = useFiles('', 1).isLoadingError;
  const isToldAlready = query.isLoadingError && areFilesUnknown;
  const loadFailed = areFilesUnknown ? evidenceWording.loadFailed : evidenceSearchWording.processing.unknown;
  return (
    <>
      <Loaded query={query} words={{ ...evidenceWording, loadFailed }}>
        {(status) => (
          <>
            {filesIn(status).all === 0 ? (
              <>
                <ProcessingPanel status={status} processing={processing} />
                <SavedWithoutFiles />
                {stored(false)}
              </>
            ) : isSearchComing ? (
              <Spinner label={loading} />
            ) : (
              <div className={styles.layout}>
                <div className={classNames(styles.panel, isSettled(status) && styles.settled)}>
                  <ProcessingPanel status={status} processing={processing} />
                </div>
                <Ask canAsk={filesIn(status).found > 0}>
                  {stored(true)}
                  <KnowledgeBase status={status} processing={processing} />
                </Ask>
              </div>
            )}
          </>
        )}
      </Loaded>
      {!query.data && !isToldAlready && stored(!query.isLoadingError)}
      {!query.isPending && !isSearchComing && (
        <Actions>
          <Button onClick={onBack}>{back}</Button>
          <Button onClick={onStartOver}>{startOver}</Button>
        </Actions>
      )}
    </>
  );
};
