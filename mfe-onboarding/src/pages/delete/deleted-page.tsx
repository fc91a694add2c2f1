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
import { deleteAccountWording } from '@evenhand/wording/delete-account';
import { useQuery } from '@tanstack/react-query';
import styles from './delete.module.css';

const words = deleteAccountWording.deleted;

const LOOK_EVERY_MS = 3_000;

const isGone = (error: unknown): boolean => codeOf(error) === 'link-gone';

const Working = ({ progress: { steps, ofSteps } }: { progress: DeletionProgress }) => (
  <Card title={words.working.title}>
    <p>{words.working.text}</p>
    <Progress percent={Math.floor((100 * steps) / ofSteps)} label={words.working.progress} />
  </Card>
);

const Done = ({ receipt }: { receipt: string }) => (
  <Notice kind="good" title={words.done.title}>
    <p>{words.done.text}</p>
    <Actions>
      <Button kind="primary" onClick={() => saveFile(new Response(receipt), words.done.file)}>
        <Download />
        {words.done.save}
      </Button>
      <SecondaryLink to="/verify/deletion">{words.done.check}</SecondaryLink>
    </Actions>
  </Notice>
);

const Receipt = ({ token }: { token: string }) => {
  const deletion = useQuery({
    queryKey: [readDeletion.path, token],
    queryFn: () => call(readDeletion, { token }),
    refetchInterval: ({ state }) => (state.data?.receipt || isGone(state.error) ? false : LOOK_EVERY_MS),
    retry: false,
  });
  if (isGone(deletion.error)) return <Failure error={deletion.error} otherwise={words.offline} />;
  return (
    <>
      {deletion.error && (
        <Notice kind="attention">
          <p>{words.offline}</p>
        </Notice>
      )}
      {deletion.data && !deletion.data.receipt && <Working progress={deletion.data} />}
      {deletion.data?.receipt && <Done receipt={deletion.data.receipt} />}
    </>
  );
};

/** Public: after a deletion at once, with its progress and its receipt. */
const DeletedPage = () => {
  useTitle(words.title);
  const [token] = useLinkSecret('evenhand.deletion');
  return (
    <Page kind="question" title={words.title} lead={words.lead}>
      <div className={styles.parts}>
        {token ? <Receipt key={token} token={token} /> : <p>{words.without}</p>}
        <Actions>
          <SecondaryLink to="/">{words.home}</SecondaryLink>
        </Actions>
      </div>
    </Page>
  );
};

export default DeletedPage;
