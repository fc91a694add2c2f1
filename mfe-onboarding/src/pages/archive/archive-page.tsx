import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { Download } from '@evenhand/ui/icons';
import { Notice } from '@evenhand/ui/notice';
import { Page } from '@evenhand/ui/page';
import { Progress } from '@evenhand/ui/progress';
import { Failure } from '@evenhand/web-kit/failure';
import { useTitle } from '@evenhand/web-kit/title';
import { archiveWording as wording } from '@evenhand/wording/archive';
import styles from './archive.module.css';
import { GivenUp, type Running, useArchive } from './use-archive.js';

const percentOf = ({ parts, ofParts, bytes, ofBytes }: Running): number =>
  Math.floor(ofBytes > 0 ? (100 * bytes) / ofBytes : (100 * parts) / ofParts);

const Reading = ({ running }: { running: Running }) => (
  <>
    <Progress percent={percentOf(running)} label={wording.progress} />
    <p>
      {wording.done(running.parts, running.ofParts)}
      {running.ofBytes > 0 && `, ${wording.bytes(running.bytes, running.ofBytes)}`}. {wording.stay}
    </p>
  </>
);

/** The download of everything, in one zip that the browser makes. */
const ArchivePage = () => {
  useTitle(wording.title);
  const { making, running, paused } = useArchive(wording.fileName);
  const failure = making.error instanceof GivenUp ? null : making.error;
  return (
    <Page kind="question" title={wording.title} lead={wording.lead}>
      <Card title={wording.what.title}>
        <p>{wording.what.text}</p>
        <p>{wording.what.where}</p>
        {running && <Reading running={running} />}
        {paused && (
          <Notice kind="attention" title={wording.paused}>
            <p>{wording.pausedText}</p>
            <div className={styles.buttons}>
              <Button kind="primary" onClick={paused.goOn}>
                {wording.goOn}
              </Button>
              <Button onClick={paused.skip}>{wording.skip}</Button>
              <Button onClick={paused.giveUp}>{wording.giveUp}</Button>
            </div>
          </Notice>
        )}
        <Failure error={failure} otherwise={wording.failed} />
        {making.isSuccess && (
          <Notice kind="good" title={wording.saved}>
            <p>{wording.savedText(making.data.bytes)}</p>
            {making.data.leftOut.length > 0 && <p>{wording.leftOut(making.data.leftOut.length)}</p>}
          </Notice>
        )}
        {!paused && (
          <Button kind="primary" busy={making.isPending} onClick={() => making.mutate()}>
            <Download />
            {making.isPending ? wording.beginning : making.isSuccess ? wording.again : wording.begin}
          </Button>
        )}
      </Card>
    </Page>
  );
};

export default ArchivePage;
