import { type DeletionProgress, readDeletion } from '@evenhand/contracts/auth/deletion';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { Download } from '@evenhand/ui/icons';
import { Notice } from '@evenhand/ui/notice';
import { Page } from '@evenhand/ui/page';
import { Progress } from '@evenhand/ui/progress';
import { SecondaryLink } from '@evenhand/web-kit/button-links';
import { call } from '@evenhand/web-kit/call';
import { Failure } from '@evenhand/web-kit/failure';
import { useLinkSecret } from '@evenhand/web-kit/link-secret';
import { codeOf } from '@evenhand/web-kit/problem-error';
import { saveFile } from '@evenhand/web-kit/save-file';
import { useTitle } from '@evenhand/web-kit/title';
import { useQuery } from '@tanstack/react-query';
import styles from './deletion-receipt.module.css';

interface Words {
  title: string;
  lead: string;
  working: { title: string; text: string; progress: string };
  done: { title: string; text: string; save: string; file: string; check: string };
  offline: string;
  without: string;
  home: string;
}

const LOOK_EVERY_MS = 3_000;

/** Another service begins the deletion, moments after it was confirmed. */
const MOST_LOOKS_BEFORE_IT_BEGINS = 20;

const isGone = (error: unknown): boolean => codeOf(error) === 'link-gone';

const Working = ({ progress, words }: { progress: DeletionProgress | undefined; words: Words['working'] }) => (
  <Card title={words.title}>
    <p>{words.text}</p>
    <Progress percent={progress ? Math.floor((100 * progress.steps) / progress.ofSteps) : 0} label={words.progress} />
  </Card>
);

const Done = ({ receipt, words }: { receipt: string; words: Words['done'] }) => (
  <Notice kind="good" title={words.title}>
    <p>{words.text}</p>
    <Actions>
      <Button kind="primary" onClick={() => saveFile(new Response(receipt), words.file)}>
        <Download />
        {words.save}
      </Button>
      <SecondaryLink to="/verify/deletion">{words.check}</SecondaryLink>
    </Actions>
  </Notice>
);

const Receipt = ({ token, words }: { token: string; words: Words }) => {
  const deletion = useQuery({
    queryKey: [readDeletion.path, token],
    queryFn: () => call(readDeletion, { token }),
    refetchInterval: ({ state }) => {
      const mayBegin = !state.data && state.errorUpdateCount < MOST_LOOKS_BEFORE_IT_BEGINS;
      return state.data?.receipt || (isGone(state.error) && !mayBegin) ? false : LOOK_EVERY_MS;
    },
    retry: false,
  });
  const { data, error, errorUpdateCount } = deletion;
  const isOver = isGone(error) && (data || errorUpdateCount >= MOST_LOOKS_BEFORE_IT_BEGINS);
  if (isOver) return <Failure error={error} otherwise={words.offline} />;
  return (
    <>
      {error && !isGone(error) && (
        <Notice kind="attention">
          <p>{words.offline}</p>
        </Notice>
      )}
      {data?.receipt ? (
        <Done receipt={data.receipt} words={words.done} />
      ) : (
        (data || isGone(error)) && <Working progress={data} words={words.working} />
      )}
    </>
  );
};

/** Public: after a deletion at once, with its progress and its receipt. */
export const DeletionReceiptPage = ({ words }: { words: Words }) => {
  useTitle(words.title);
  const [token] = useLinkSecret('evenhand.deletion');
  return (
    <Page kind="question" title={words.title} lead={words.lead}>
      <div className={styles.parts}>
        {token ? <Receipt key={token} token={token} words={words} /> : <p>{words.without}</p>}
        <Actions>
          <SecondaryLink to="/">{words.home}</SecondaryLink>
        </Actions>
      </div>
    </Page>
  );
};
