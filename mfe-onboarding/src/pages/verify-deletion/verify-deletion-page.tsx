import { getReceiptKeys } from '@evenhand/contracts/auth/deletion';
import { Button } from '@evenhand/ui/button';
import { TextArea } from '@evenhand/ui/inputs';
import { Page } from '@evenhand/ui/page';
import { call } from '@evenhand/web-kit/call';
import { Failure } from '@evenhand/web-kit/failure';
import { Loaded } from '@evenhand/web-kit/loaded';
import { useTitle } from '@evenhand/web-kit/title';
import { deleteAccountWording } from '@evenhand/wording/delete-account';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FileChoice } from '../../file-choice.js';
import { ReceiptVerdict } from './receipt-verdict.js';
import styles from './verify-deletion.module.css';
import { verifyReceipt } from './verify-receipt.js';

const words = deleteAccountWording.verify;

/** Public: verifies the receipt of a deletion in the browser. The keys are loaded with the page. */
const VerifyDeletionPage = () => {
  useTitle(words.title);
  const [text, setText] = useState('');
  const keys = useQuery({ queryKey: [getReceiptKeys.path], queryFn: () => call(getReceiptKeys) });
  const verification = useMutation({
    mutationFn: async (given: string) => verifyReceipt(given, keys.data ?? { keys: [] }),
    networkMode: 'always',
  });
  const { data, isIdle, isPending, error } = verification;
  return (
    <Page kind="question" title={words.title} lead={words.lead}>
      <Loaded query={keys} words={deleteAccountWording}>
        {() => (
          <div className={styles.parts}>
            <FileChoice
              label={isIdle ? words.choose : words.again}
              accept="text/plain,.txt"
              note={deleteAccountWording.deleted.done.file}
              onChoose={async (file) => verification.mutate(await file.text())}
            />
            <div>
              <TextArea label={words.paste} value={text} onChange={setText} />
              <Button busy={isPending} onClick={() => verification.mutate(text)}>
                {words.check}
              </Button>
            </div>
            <Failure error={error} otherwise={words.failed} />
            {data !== undefined && <ReceiptVerdict receipt={data} />}
          </div>
        )}
      </Loaded>
    </Page>
  );
};

export default VerifyDeletionPage;
