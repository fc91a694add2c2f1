import { downloadActivity } from '@evenhand/contracts/activity/activity';
import { Button } from '@evenhand/ui/button';
import { Download } from '@evenhand/ui/icons';
import { SecondaryLink } from '@evenhand/web-kit/button-links';
import { callForFile } from '@evenhand/web-kit/call';
import { Failure } from '@evenhand/web-kit/failure';
import { saveFile } from '@evenhand/web-kit/save-file';
import { activityLogWording } from '@evenhand/wording/activity-log';
import { useMutation } from '@tanstack/react-query';
import styles from './activity.module.css';

const words = activityLogWording.keep;

/** The download of the whole log, and the way to its verification. */
export const KeepCopy = ({ onDownloaded }: { onDownloaded: () => void }) => {
  const taking = useMutation({
    mutationFn: async () => saveFile(await callForFile(downloadActivity), 'activity.json'),
    onSuccess: onDownloaded,
  });
  return (
    <section className={styles.keep}>
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <Failure error={taking.error} otherwise={words.failed} />
      <div className={styles.buttons}>
        <Button busy={taking.isPending} onClick={() => taking.mutate()}>
          <Download />
          {taking.isPending ? words.downloading : words.download}
        </Button>
        <SecondaryLink to="/verify/activity">{words.verify}</SecondaryLink>
      </div>
    </section>
  );
};
