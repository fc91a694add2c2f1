import { OpenDownload, openDownload, sendDownloadCode } from '@evenhand/contracts/verification/verification';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { CodeInput } from '@evenhand/ui/inputs';
import { Notice } from '@evenhand/ui/notice';
import { Page } from '@evenhand/ui/page';
import { call, callForFile } from '@evenhand/web-kit/call';
import { Failure } from '@evenhand/web-kit/failure';
import { ProblemError, sentenceOf } from '@evenhand/web-kit/problem-error';
import { saveFile } from '@evenhand/web-kit/save-file';
import { useTitle } from '@evenhand/web-kit/title';
import { useForm } from '@evenhand/web-kit/use-form';
import { downloadWording as wording } from '@evenhand/wording/verification';
import { useMutation } from '@tanstack/react-query';
import { useLinkToken } from '../../link-token.js';

const FILE_NAME = 'agreement.pdf';

const isGone = (error: Error | null) => error instanceof ProblemError && error.status === 410;

/** Sends a code to the address that received the link, then the file. */
const WithCode = ({ token }: { token: string }) => {
  const send = useMutation({ mutationFn: () => call(sendDownloadCode, { token }) });
  const { field, form, isSending, failure } = useForm({
    schema: OpenDownload,
    start: { token, code: '' },
    refused: { code: wording.failed },
    send: async (entered) => saveFile(await callForFile(openDownload, entered), FILE_NAME),
  });
  const code = field('code');
  if (isGone(send.error) || isGone(failure))
    return (
      <Notice kind="attention">
        <p>{wording.gone}</p>
      </Notice>
    );
  return (
    <form {...form}>
      {send.data && (
        <Notice kind="good">
          <p>{wording.codeSent(send.data.sentTo, send.data.minutes)}</p>
        </Notice>
      )}
      <Failure error={send.error} otherwise={wording.failed} />
      {send.data && (
        <CodeInput {...code} label={wording.code} error={failure ? sentenceOf(failure, wording.failed) : code.error} />
      )}
      <Actions>
        {send.data && (
          <Button kind="primary" type="submit" disabled={code.value.trim().length < 6} busy={isSending}>
            {isSending ? wording.downloading : wording.download}
          </Button>
        )}
        <Button kind={send.data ? 'quiet' : 'primary'} busy={send.isPending} onClick={() => send.mutate()}>
          {send.data ? wording.again : wording.sendCode}
        </Button>
      </Actions>
    </form>
  );
};

/** Target of the time-limited link in the completion mail. */
const DownloadPage = () => {
  useTitle(wording.title);
  const [token] = useLinkToken();
  return (
    <Page title={wording.title} lead={wording.lead} kind="question">
      {token === null ? (
        <Notice kind="attention">
          <p>{wording.gone}</p>
        </Notice>
      ) : (
        <WithCode token={token} />
      )}
    </Page>
  );
};

export default DownloadPage;
