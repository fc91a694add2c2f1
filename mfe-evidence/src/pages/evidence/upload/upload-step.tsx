import { Actions } from '@evenhand/ui/actions';
import { Button, buttonClass } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { Notice } from '@evenhand/ui/notice';
import { evidenceWording } from '@evenhand/wording/evidence';
import { Link } from 'react-router-dom';
import { DropZone } from './drop-zone.js';
import { UploadList } from './upload-list.js';
import { type UploadItem, useUploads } from './use-uploads.js';

const wording = evidenceWording.upload;
const isZip = ({ file }: UploadItem) => file.name.toLowerCase().endsWith('.zip');

/** Step 2: the files themselves. */
export const UploadStep = ({ onStartOver }: { onStartOver: () => void }) => {
  const { items, rejected, isBusy, add, remove } = useUploads();
  return (
    <Card title={wording.title}>
      <p>{wording.lead}</p>
      <DropZone isBusy={isBusy} onFiles={(files) => void add(files)} />
      {rejected && <Notice kind="danger" title={rejected} />}
      {items.some(isZip) && (
        <Notice kind="attention" title={wording.zip.title}>
          <p>{wording.zip.text}</p>
        </Notice>
      )}
      {items.length > 0 && <UploadList items={items} onRemove={remove} />}
      <Actions>
        <Button disabled={isBusy} onClick={onStartOver}>
          {evidenceWording.startOver}
        </Button>
        <Link className={buttonClass('secondary')} to="/flow/intake">
          {evidenceWording.intake}
        </Link>
      </Actions>
    </Card>
  );
};
