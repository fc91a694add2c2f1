import { type EvidenceStatus, filesIn } from '@evenhand/contracts/evidence/status';
import { Card } from '@evenhand/ui/card';
import { Progress } from '@evenhand/ui/progress';
import { evidenceSearchWording } from '@evenhand/wording/evidence-search';
import { FewFiles } from './few-files.js';
import { FileBadge } from './file-badge.js';
import styles from './processing.module.css';

const wording = evidenceSearchWording.processing;

export const Reading = ({ status }: { status: EvidenceStatus }) => {
  const { progress, counts, files } = status;
  const { all, found } = filesIn(status);
  const unfinished = files.filter(({ state }) => state !== 'complete' && state !== 'failed');
  return (
    <Card title={wording.title}>
      <p>{wording.lead}</p>
      <Progress percent={progress} label={wording.progress} />
      <p className={styles.percent}>{wording.percent(progress)}</p>
      <p>{found === 0 ? wording.notYet : wording.askAlready(found, all)}</p>
      <FewFiles label={wording.list} files={unfinished} count={all - counts.complete - counts.failed}>
        {(file) => <FileBadge file={file} />}
      </FewFiles>
    </Card>
  );
};
