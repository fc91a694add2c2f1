import { serviceNames } from '@evenhand/contracts/identity';
import { MOST_SENT_LISTED, type SentAgain as Sent } from '@evenhand/contracts/operators/operators';
import { longMoment } from '@evenhand/contracts/toronto';
import { type Column, Table } from '@evenhand/ui/work/table';
import { useSession } from '@evenhand/web-kit/session';
import { operatorsWording } from '@evenhand/wording/operators';
import styles from './operators.module.css';
import type { Operations } from './use-operations.js';

const wording = operatorsWording.sentAgain;

type Row = Sent & { id: string; service: string };

const nameOf = (by: string | null, own: string | undefined): string => {
  if (by === null) return wording.deleted;
  return by === own ? wording.you : by;
};

const { columns: headings } = wording;
const columnsOf = (own: string | undefined): Column<Row>[] => [
  { name: headings.at, isHead: true, cell: ({ at }) => longMoment(at) },
  { name: headings.what, cell: ({ name }) => name },
  { name: headings.service, cell: ({ service }) => service },
  { name: headings.by, cell: ({ by }) => nameOf(by, own) },
];

/** Who sent which letter again, of every service that answered. */
export const SentAgain = ({ states }: Pick<Operations, 'states'>) => {
  const { user } = useSession();
  const rows = serviceNames
    .flatMap((service) => (states[service]?.sentAgain ?? []).map((one) => ({ ...one, id: one.letterId, service })))
    .sort((one, other) => other.at.localeCompare(one.at))
    .slice(0, MOST_SENT_LISTED);
  return (
    <section className={styles.part}>
      <h2>{wording.title}</h2>
      {rows.length === 0 ? (
        <p>{wording.none}</p>
      ) : (
        <Table label={wording.title} columns={columnsOf(user?.id)} rows={rows} />
      )}
    </section>
  );
};
