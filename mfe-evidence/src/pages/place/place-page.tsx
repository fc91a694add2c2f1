import { downloadFile } from '@evenhand/contracts/evidence/files';
import { type CitedPlace, openCitation, showPicture } from '@evenhand/contracts/evidence/search';
import { dayOf } from '@evenhand/contracts/toronto';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { Page } from '@evenhand/ui/page';
import { PrimaryLink } from '@evenhand/web-kit/button-links';
import { call } from '@evenhand/web-kit/call';
import { Loaded } from '@evenhand/web-kit/loaded';
import { reasonOf } from '@evenhand/web-kit/problem-error';
import { useSession } from '@evenhand/web-kit/session';
import { useTitle } from '@evenhand/web-kit/title';
import { showToast } from '@evenhand/web-kit/toast';
import { evidenceSearchWording } from '@evenhand/wording/evidence-search';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { sidesOf } from '../../people/sides.js';
import { useSessionEnd } from '../../requests/session-end.js';
import { useDeletionsElsewhere, useExchange } from '../../visit/exchange.js';
import { Passage } from './passage.js';
import styles from './place.module.css';
import { inReadingOrder, withPictures } from './reading-order.js';
import { type Direction, usePassages } from './use-passages.js';

const wording = evidenceSearchWording.place;

/** Never cached: deleted text must not reappear. */
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
  /** The quoted words. */
  quote: string | undefined;
}

/**
 * Loads more in one direction. At the end of the file it states so and takes the focus, since the button is removed.
 */
const More = ({ words, state }: { words: typeof wording.before | typeof wording.after; state: Direction }) => {
  const end = useRef<HTMLParagraphElement>(null);
  const [isPressed, setPressed] = useState(false);
  const isEnd = isPressed && !state.hasMore;
  useEffect(() => {
    if (isEnd) end.current?.focus({ preventScroll: true });
  }, [isEnd]);
  const press = () => {
    setPressed(true);
    state.more();
  };
  return (
    <div className={styles.more}>
      {state.error && <Notice kind="danger" title={reasonOf(state.error) ?? wording.moreFailed} />}
      {state.hasMore && (
        <Button small busy={state.isFetching} onClick={press}>
          {words.more}
        </Button>
      )}
      {isEnd && (
        <p ref={end} tabIndex={-1}>
          {words.end}
        </p>
      )}
    </div>
  );
};

const copyAddress = () =>
  // There is no clipboard without HTTPS.
  void Promise.resolve(navigator.clipboard?.writeText(location.href) ?? Promise.reject(new Error('no clipboard'))).then(
    () => showToast({ title: wording.copied.title, text: wording.copied.text }),
    () => showToast({ ...wording.notCopied, kind: 'destructive' }),
  );

const dayIn = ({ at }: CitedPlace['passages'][number]): string | null => at && dayOf(at);

const pictureAt = (id: string, position: number): string =>
  showPicture.path.replace(':id', encodeURIComponent(id)).replace(':position', String(position));

const Conversation = ({ id, place, position, quote }: ConversationProps) => {
  const { user } = useSession();
  const { shown, before, after } = usePassages(id, position, place);
  const sides = sidesOf(shown, user);
  const told = inReadingOrder(shown);
  const pictured = withPictures(shown, position);
  return (
    <>
      <p className={styles.lead}>{wording.around(place.filename)}</p>
      <p className={styles.acts}>
        <a href={downloadFile.path.replace(':id', encodeURIComponent(id))} download={place.filename}>
          {wording.download}
        </a>
        <Button kind="quiet" small onClick={copyAddress}>
          {wording.copy}
        </Button>
      </p>
      {shown.some(({ scanned }) => scanned) && (
        <Notice kind="attention" title={wording.scanned.title}>
          <p>{wording.scanned.text}</p>
        </Notice>
      )}
      <More words={wording.before} state={before} />
      <ol className={styles.passages} aria-label={wording.list}>
        {told.map(({ passage, said }, index) => {
          const previous = told[index - 1]?.said;
          return (
            <Passage
              key={passage.position}
              passage={passage}
              side={sides.get(said.people[0] ?? '')}
              picture={pictured.has(passage) ? pictureAt(id, passage.position) : undefined}
              isNewDay={!previous || dayIn(previous) !== dayIn(said)}
              isCited={passage.position === position}
              quote={passage.position === position ? quote : undefined}
            />
          );
        })}
      </ol>
      <More words={wording.after} state={after} />
    </>
  );
};

const PlacePage = () => {
  useTitle(wording.title);
  useSessionEnd();
  const { id = '', position = '' } = useParams();
  useDeletionsElsewhere();
  const exchange = useExchange();
  const cited = exchange?.answer.retrievals.find((one) => one.fileId === id && String(one.position) === position);
  return (
    <Page kind="reading" title={wording.title}>
      <Loaded query={usePlace(id, position)} words={wording}>
        {(place) => <Conversation id={id} place={place} position={Number(position)} quote={cited?.snippet} />}
      </Loaded>
      <p className={styles.back}>
        <PrimaryLink to="/evidence?step=search">{exchange ? wording.back : wording.backToSearch}</PrimaryLink>
      </p>
    </Page>
  );
};

export default PlacePage;
