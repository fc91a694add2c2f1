import { failureRate } from '@evenhand/contracts/release-set';
import type { ReleaseManifest } from '@evenhand/contracts/remotes';
import { longMoment } from '@evenhand/contracts/toronto';
import { type Column, Table } from '@evenhand/ui/work/table';
import { operatorsWording } from '@evenhand/wording/operators';
import styles from './operators.module.css';
import type { Operations } from './use-operations.js';

const wording = operatorsWording.releases;

interface Row {
  id: string;
  part: string;
  version: string;
  since: string;
  share: number;
}

const ALL = 100;

/** The live version of each part, and the one that a share of the browsers gets. */
const rowsOf = ({ parts }: ReleaseManifest): Row[] =>
  Object.entries(parts).flatMap(([part, { live, since, canary }]) => {
    const rowOf = (version: string, from: string, share: number) => ({
      id: `${part} ${version}`,
      part,
      version,
      since: from,
      share,
    });
    return [
      rowOf(live.version, since, ALL - (canary?.share ?? 0)),
      ...(canary ? [rowOf(canary.release.version, canary.since, canary.share)] : []),
    ];
  });

const failedIn = (outcomes: Operations['outcomes'], { part, version }: Row): string => {
  if (!outcomes) return operatorsWording.notAvailable;
  const counts = outcomes.find((one) => one.part === part && one.version === version);
  if (!counts) return wording.notCompared;
  return wording.failed((failureRate(counts) * 100).toFixed(1), counts.failed, counts.opened);
};

const { columns: headings } = wording;
const columnsOf = (outcomes: Operations['outcomes']): Column<Row>[] => [
  { name: headings.part, isHead: true, cell: ({ part }) => part },
  { name: headings.version, cell: ({ version }) => version },
  { name: headings.since, cell: ({ since }) => longMoment(since) },
  { name: headings.share, isFigure: true, cell: ({ share }) => wording.share(share) },
  { name: headings.failed, isFigure: true, cell: (row) => failedIn(outcomes, row) },
];

/** As `npm run releases` prints it. */
export const Releases = ({ manifest, outcomes }: Pick<Operations, 'manifest' | 'outcomes'>) => (
  <section className={styles.part}>
    <h2>{wording.title}</h2>
    {manifest ? (
      <>
        <p className={styles.note}>{outcomes ? wording.counted : wording.uncounted}</p>
        <Table label={wording.title} columns={columnsOf(outcomes)} rows={rowsOf(manifest)} />
      </>
    ) : (
      <p>{wording.unread}</p>
    )}
  </section>
);
