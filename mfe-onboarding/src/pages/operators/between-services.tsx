import { type ServiceName, serviceNames } from '@evenhand/contracts/identity';
import { Figure, Figures } from '@evenhand/ui/figure';
import { type Column, Table } from '@evenhand/ui/work/table';
import { operatorsWording } from '@evenhand/wording/operators';
import styles from './operators.module.css';
import { countText, spanText } from './texts.js';
import { figureIn, type Operations } from './use-operations.js';

const wording = operatorsWording.waiting;

type Row = { id: ServiceName; state: Operations['states'][ServiceName] };

const countOf = (state: Row['state']): number => state?.groups.reduce((sum, { count }) => sum + count, 0) ?? 0;

const { columns: headings } = wording;
const columns: Column<Row>[] = [
  { name: headings.service, isHead: true, cell: ({ id }) => id },
  {
    name: headings.outbox,
    cell: ({ state }) => spanText(state, figureIn(state, 'evenhand_outbox_oldest_seconds')),
  },
  { name: headings.mail, cell: ({ state }) => spanText(state, figureIn(state, 'evenhand_mail_oldest_seconds')) },
  {
    name: headings.letters,
    isFigure: true,
    cell: ({ state }) => countText(state, countOf(state)),
  },
];

/** Outboxes and mails of each service, and the seals of svc-intake. */
export const BetweenServices = ({ states }: Pick<Operations, 'states'>) => {
  const intake = states['svc-intake'];
  return (
    <section className={styles.part}>
      <h2>{wording.title}</h2>
      <Table
        label={wording.title}
        columns={columns}
        rows={serviceNames.map((service) => ({ id: service, state: states[service] }))}
      />
      <Figures>
        <Figure
          label={wording.seals}
          value={countText(intake, figureIn(intake, 'evenhand_waiting_seals'))}
          note={wording.sealsNote}
        />
      </Figures>
    </section>
  );
};
