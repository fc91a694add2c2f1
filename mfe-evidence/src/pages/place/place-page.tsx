import { downloadFile } from '@evenhand/contracts/evidence/files';
import { type CitedPlace, openCitation } from '@evenhand/contracts/evidence/search';
import { buttonClass } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { Page } from '@evenhand/ui/page';
import { call } from '@evenhand/web-kit/call';
import { Loaded } from '@evenhand/web-kit/loaded';
import { useTitle } from '@evenhand/web-kit/title';
import { evidenceSearchWording } from '@evenhand/wording/evidence-search';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { useExchange } from '../evidence/search/search-api.js';
import { useSessionEnd } from '../evidence/session-end.js';
import { Passage } from './passage.js';
import styles from './place.module.css';

const wording = evidenceSearchWording.place;

/** Always asked for anew: what was deleted meanwhile must not be seen once more. */
const usePlace = (id: string, position: string) =>
  useQuery({
    queryKey: [openCitation.path, id, position],
    queryFn: () => call(openCitation, undefined, { params: { id, position } }),
    staleTime: 0,
    gcTime: 0,
  });

interface ConversationProps {
  id: string;
  place: CitedPlace;
  position: number;
  /** What the answer quotes of it. */
  quote: string | undefined;
}

const Conversation = ({ id, place, position, quote }: ConversationProps) => (
  <>
    <p className={styles.lead}>
      {wording.around(place.filename)}{' '}
      <a href={downloadFile.path.replace(':id', encodeURIComponent(id))} download={place.filename}>
        {wording.download}
      </a>
    </p>
    {place.passages.some(({ scanned }) => scanned) && (
      <Notice kind="attention" title={wording.scanned.title}>
        <p>{wording.scanned.text}</p>
      </Notice>
    )}
    <ol className={styles.passages} aria-label={wording.list}>
      {place.passages.map((passage) => (
        <Passage
          key={passage.position}
          passage={passage}
          isCited={passage.position === position}
          quote={passage.position === position ? quote : undefined}
        />
      ))}
    </ol>
  </>
);

/** A quote where it stands: the exact message or page, with those around it. */
const PlacePage = () => {
  useTitle(wording.title);
  useSessionEnd();
  const { id = '', position = '' } = useParams();
  const exchange = useExchange();
  const cited = exchange?.answer.retrievals.find((one) => one.fileId === id && String(one.position) === position);
  const { loading, failed, tryAgain } = wording;
  return (
    <Page kind="reading" title={wording.title}>
      <Loaded query={usePlace(id, position)} loading={loading} failed={failed} tryAgain={tryAgain}>
        {(place) => <Conversation id={id} place={place} position={Number(position)} quote={cited?.snippet} />}
      </Loaded>
      <p className={styles.back}>
        <Link className={buttonClass('primary')} to="/evidence?step=search">
          {exchange ? wording.back : wording.backToSearch}
        </Link>
      </p>
    </Page>
  );
};

export default PlacePage;
