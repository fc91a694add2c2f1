import { getSealedPdf } from '@evenhand/contracts/signing/signing';
import { Button } from '@evenhand/ui/button';
import { Send } from '@evenhand/ui/icons';
import { callForFile } from '@evenhand/web-kit/call';
import { sentenceOf } from '@evenhand/web-kit/problem-error';
import { saveFile } from '@evenhand/web-kit/save-file';
import { sealedWording } from '@evenhand/wording/sealed';
import { useMutation } from '@tanstack/react-query';
import styles from './sealed.module.css';

const wording = sealedWording.copy;

/** Of the sealed file on the device of its reader. */
export const FILE_NAME = 'agreement.pdf';

/** False where the device cannot share a file, or no longer counts the press of the button. */
const isShared = async (file: File): Promise<boolean> => {
  if (!navigator.canShare?.({ files: [file] })) return false;
  try {
    await navigator.share({ files: [file] });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
};

/** Shares the sealed file by the device's own means; without them saves it for a mail. No address passes through us. */
const sendCopy = async (): Promise<'shared' | 'saved'> => {
  const content = await (await callForFile(getSealedPdf)).blob();
  if (await isShared(new File([content], FILE_NAME, { type: 'application/pdf' }))) return 'shared';
  await saveFile(new Response(content), FILE_NAME);
  return 'saved';
};

const mailto = (): string =>
  `mailto:?subject=${encodeURIComponent(wording.subject)}&body=${encodeURIComponent(wording.body(`${location.origin}/verify`))}`;

export const CopyForLawyer = () => {
  const copy = useMutation({ mutationFn: sendCopy });
  return (
    <>
      <Button disabled={copy.isPending} onClick={() => copy.mutate()}>
        <Send aria-hidden="true" />
        {copy.isPending ? wording.coming : wording.send}
      </Button>
      <div role="status" className={styles.quiet}>
        {copy.data === 'saved' && (
          <p>
            {wording.saved} <a href={mailto()}>{wording.mail}</a>
          </p>
        )}
      </div>
      {copy.isError && <p role="alert">{sentenceOf(copy.error, wording.failed)}</p>}
    </>
  );
};
