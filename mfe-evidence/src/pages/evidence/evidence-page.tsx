import { Page } from '@evenhand/ui/page';
import { Steps } from '@evenhand/ui/steps';
import { useTitle } from '@evenhand/web-kit/title';
import { useTracked } from '@evenhand/web-kit/track';
import { evidenceWording as wording } from '@evenhand/wording/evidence';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import styles from '../../evidence.module.css';
import { useSessionEnd } from '../../requests/session-end.js';
import { useDeletionsElsewhere } from '../../visit/exchange.js';
import { useStatus, useWatchedStatus } from '../../visit/status.js';
import { Answering } from './answering/answering.js';
import { ChooseSource } from './choose-source.js';
import { useProcessing } from './processing/use-processing.js';
import { useIsSearchComing } from './search/search-coming.js';
import { SearchStep } from './search/search-step.js';
import { useForgettingAll } from './stored/delete-all.js';
import { Stored } from './stored/stored.js';
import { useFiles } from './stored/stored-api.js';
import { UploadStep } from './upload/upload-step.js';

const order = ['source', 'upload', 'search'] as const;
type StepKey = (typeof order)[number];

const stateOf = (key: StepKey, current: StepKey) => {
  if (key === current) return 'current';
  return order.indexOf(key) < order.indexOf(current) ? 'completed' : 'pending';
};

/** Moves focus to the heading when the step changes, not on load. */
const useStepHeading = (current: StepKey) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    heading.current?.focus({ preventScroll: true });
  }, [current]);
  return heading;
};

/** The step is in the address, so Back and Forward move between steps. */
const EvidencePage = () => {
  useTitle(wording.title, wording.neutralTitle);
  useTracked({ name: 'evidence-kit-opened', properties: {} });
  useSessionEnd();
  useWatchedStatus();
  useDeletionsElsewhere();
  useForgettingAll();
  const processing = useProcessing();
  // The content below is rendered together with the list above it, to avoid a layout shift.
  const areFilesComing = useFiles('', 1).isPending;
  const [search, setSearch] = useSearchParams();
  const current = order.find((key) => key === search.get('step')) ?? 'source';
  const isSearchComing = useIsSearchComing(current === 'search');
  const isComing = useStatus().isPending || areFilesComing || isSearchComing;
  const heading = useStepHeading(current);
  const go = (step: string) => setSearch(step === 'source' ? {} : { step });
  const startOver = () => go('source');
  const goOn = () => {
    processing.begin('automatic');
    go('search');
  };
  const stored = (isFolded: boolean) => <Stored isFolded={isFolded} settings={<Answering />} />;
  const { label, ...names } = wording.steps;
  const steps = (
    <Steps
      label={label}
      steps={order.map((key) => ({ key, name: names[key], state: stateOf(key, current) }))}
      onChoose={go}
    />
  );
  return (
    <Page kind={current === 'search' ? 'work' : 'reading'} title={wording.title} lead={wording.lead}>
      {current !== 'search' && steps}
      <div className={styles.stack}>
        <h2 ref={heading} className="visually-hidden" tabIndex={-1}>
          {names[current]}
        </h2>
        {current === 'source' && <ChooseSource onNext={() => go('upload')} />}
        {current === 'upload' && <UploadStep onBack={startOver} onStartOver={startOver} onUploaded={goOn} />}
        {current === 'search' && (
          <SearchStep
            isSearchComing={isSearchComing}
            processing={processing}
            stored={stored}
            onBack={() => go('upload')}
            onStartOver={startOver}
          />
        )}
        {current !== 'search' && stored(false)}
      </div>
      {!isComing && (
        <div className={styles.foot}>
          {/* Where the question is the page, the way back stands below it. */}
          {current === 'search' && steps}
          <p>
            <Link to="/evidence/security">{wording.security}</Link>
          </p>
        </div>
      )}
    </Page>
  );
};

export default EvidencePage;
