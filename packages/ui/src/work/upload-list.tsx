import './styles/upload-list.css';
import Upload from 'antd/es/upload';
import { Themed } from './themed.js';

export interface ListedFile {
  key: string;
  name: string;
  state: 'uploading' | 'done' | 'error';
  /** 0 to 100 during the upload. */
  percent?: number;
}

interface UploadListProps {
  files: readonly ListedFile[];
  onRemove?: (key: string) => void;
  words: { remove: string; uploading: string; failed: string };
}

/** Files in transit and arrived. The caller sends them. */
export const UploadList = ({ files, onRemove, words }: UploadListProps) => (
  <Themed>
    <Upload
      fileList={files.map(({ key, name, state, percent }) => ({ uid: key, name, status: state, percent }))}
      openFileDialogOnClick={false}
      showUploadList={{ showRemoveIcon: Boolean(onRemove) }}
      locale={{ removeFile: words.remove, uploading: words.uploading, uploadError: words.failed }}
      onRemove={({ uid }) => {
        onRemove?.(uid);
        return false;
      }}
    />
  </Themed>
);
