import type { DeletionReceipt } from '@evenhand/contracts/auth/deletion';
import { longMoment } from '@evenhand/contracts/toronto';
import { Notice } from '@evenhand/ui/notice';
import { deleteAccountWording } from '@evenhand/wording/delete-account';
import styles from './verify-deletion.module.css';

const words = deleteAccountWording.verify;

export const ReceiptVerdict = ({ receipt }: { receipt: DeletionReceipt | null }) => {
  if (!receipt)
    return (
      <Notice kind="danger" title={words.invalid}>
        <p>{words.invalidText}</p>
      </Notice>
    );
  const { begunAt, finishedAt, keys, kept, person } = receipt;
  return (
    <>
      <Notice kind="good" title={words.valid}>
        <p>{person ? words.validText : words.validGuestText}</p>
        <p>{words.begun(longMoment(new Date(begunAt)))}</p>
        <p>{words.finished(longMoment(new Date(finishedAt)))}</p>
        {keys.length > 0 && <p>{words.keys(keys.length)}</p>}
        {kept.length === 0 ? (
          <p>{words.nothingKept}</p>
        ) : (
          <>
            <p>{words.keptTitle}</p>
            <ul>
              {kept.map((part) => (
                <li key={part}>{words.kept[part]}</li>
              ))}
            </ul>
          </>
        )}
      </Notice>
      <p className={styles.account}>{person ? `${words.account}: ${person}` : `${words.agreement}: ${receipt.case}`}</p>
    </>
  );
};
