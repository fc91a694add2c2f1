import { downloadFile } from '@evenhand/contracts/evidence/files';
import { type CitedPlace, openCitation } from '@evenhand/contracts/evidence/search';
import { Actions } from '@evenhand/ui/actions';
import { buttonClass } from '@evenhand/ui/button';
import { Page } from '@evenhand/ui/page';
import { call } from '@evenhand/web-kit/call';
import { Loaded } from '@evenhand/web-kit/loaded';
import { useTitle } from '@evenhand/web-kit/title';
import { evidenceSearchWording } from '@evenhand/wording/evidence-search';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { useExchange } from '../evidence/search/search-api.js';
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

const Conversation = ({ place, position }: { place: CitedPlace; position: number }) => (
  <>
    <p className={styles.lead}>
      <bdi>{wording.around(place.filename)}</bdi>
    </p>
    <ol className={styles.passages} aria-label={wording.list}>
      {place.passages.map((passage) => (
        <Passage key={passage.position} passage={passage} isCited={passage.position === position} />
      ))}
    </ol>
  </>
);

/** A quote where it stands: the exact message or page, with those around it. */
const PlacePage = () => {
  useTitle(wording.title);
  const { id = '', position = '' } = useParams();
  const exchange = useExchange();
  const { loading, failed, tryAgain } = wording;
  return (
    <Page title={wording.title} width="paper">
      <Loaded query={usePlace(id, position)} loading={loading} failed={failed} tryAgain={tryAgain}>
        {(place) => <Conversation place={place} position={Number(position)} />}
      </Loaded>
      <Actions>
        <Link className={buttonClass('primary')} to="/evidence?step=search">
          {exchange ? wording.back : wording.backToSearch}
        </Link>
        <a
          className={buttonClass('secondary')}
          href={downloadFile.path.replace(':id', encodeURIComponent(id))}
          download
        >
          {wording.download}
        </a>
      </Actions>
    </Page>
  );
};

export default PlacePage;
