import { openDownload } from '@evenhand/contracts/verification/verification';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { Page } from '@evenhand/ui/page';
import { callForFile } from '@evenhand/web-kit/call';
import { saveFile } from '@evenhand/web-kit/save-file';
import { useTitle } from '@evenhand/web-kit/title';
import { downloadWording as wording } from '@evenhand/wording/verification';
import { useMutation } from '@tanstack/react-query';
import { useLinkToken } from '../access/link-token.js';

const FILE_NAME = 'separation-agreement.pdf';

/** The time-limited download from the completion mail. */
export const DownloadPage = () => {
  useTitle(wording.title);
  const [token] = useLinkToken();
  const download = useMutation({
    mutationFn: async (opened: string) => saveFile(await callForFile(openDownload, { token: opened }), FILE_NAME),
  });
  return (
    <Page kind="question" title={wording.title} lead={wording.lead}>
      {(token === null || download.isError) && <Notice kind="attention">{<p>{wording.gone}</p>}</Notice>}
      {token !== null && (
        <Button kind="primary" busy={download.isPending} onClick={() => download.mutate(token)}>
          {download.isPending ? wording.downloading : wording.download}
        </Button>
      )}
    </Page>
  );
};
