import type { EvidenceFile } from '@evenhand/contracts/evidence/files';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { Loaded } from '@evenhand/web-kit/loaded';
import { evidenceWording as wording } from '@evenhand/wording/evidence';
import { useState } from 'react';
import { Confirm } from './confirm.js';
import { FilesList } from './files-list.js';
import { RetentionForm } from './retention-form.js';
import { useDeleteAll, useFiles, useRetention } from './stored-api.js';

const DeleteAll = () => {
  const [isAsked, setAsked] = useState(false);
  const deleteAll = useDeleteAll();
  const close = () => setAsked(false);
  return (
    <Actions>
      <Button kind="danger" onClick={() => setAsked(true)}>
        {wording.deleteAll.open}
      </Button>
      {isAsked && (
        <Confirm
          {...wording.deleteAll}
          busy={deleteAll.isPending}
          onClose={close}
          onConfirm={() => deleteAll.mutate(undefined, { onSettled: close })}
        />
      )}
    </Actions>
  );
};

const Files = ({ files }: { files: EvidenceFile[] }) => (
  <Card title={wording.files.title}>
    {files.length === 0 ? <p>{wording.files.none}</p> : <FilesList files={files} />}
    {files.length > 0 && <DeleteAll />}
  </Card>
);

/** What is stored, and what can be done about it. */
export const Stored = () => {
  const said = { loading: wording.loading, failed: wording.failed, tryAgain: wording.tryAgain };
  return (
    <>
      <Loaded query={useFiles()} {...said}>
        {(files) => <Files files={files} />}
      </Loaded>
      <Loaded query={useRetention()} {...said}>
        {(retention) => <RetentionForm retention={retention} />}
      </Loaded>
    </>
  );
};
