import { type ServiceName, serviceNames } from '@evenhand/contracts/identity';
import { MOST_LETTERS_LISTED, type OperatorsLetter, type ServiceState } from '@evenhand/contracts/operators/operators';
import { longMoment } from '@evenhand/contracts/toronto';
import { Button } from '@evenhand/ui/button';
import { EmptyState } from '@evenhand/ui/empty-state';
import { type Column, Table } from '@evenhand/ui/work/table';
import { Failure } from '@evenhand/web-kit/failure';
import { showToast } from '@evenhand/web-kit/toast';
import { operatorsWording } from '@evenhand/wording/operators';
import { useRef } from 'react';
import styles from './operators.module.css';
import { type Operations, useSendAgain } from './use-operations.js';

const wording = operatorsWording.letters;

interface GroupProps {
  service: ServiceName;
  group: ServiceState['groups'][number];
  letters: OperatorsLetter[];
  /** For focus: the pressed button is removed. */
  onSent: () => void;
}

const Group = ({ service, group, letters, onSent }: GroupProps) => {
  const { kind, name, count } = group;
  const sending = useSendAgain(service, (sent) => {
    showToast({ title: wording.sent(sent), text: sent > 0 ? wording.sentText : undefined });
    onSent();
  });
  const { columns: headings } = wording;
  const columns: Column<OperatorsLetter>[] = [
    { name: headings.failed, isHead: true, cell: ({ failedAt }) => longMoment(failedAt) },
    { name: headings.tries, isFigure: true, cell: ({ tries }) => tries },
    { name: headings.reason, cell: ({ reason }) => wording.reasons[reason] },
    {
      name: headings.act,
      isUnnamed: true,
      cell: ({ id, failedAt }) => (
        <Button
          small
          busy={sending.isPending}
          aria-label={wording.sendNamed(name, longMoment(failedAt))}
          onClick={() => sending.mutate({ id })}
        >
          {wording.send}
        </Button>
      ),
    },
  ];
  return (
    <section className={styles.group} aria-label={`${name}, ${service}`}>
      <div className={styles.head}>
        <div>
          <h3>{name}</h3>
          <p className={styles.note}>{wording.where(wording.kinds[kind], service, count)}</p>
        </div>
        {count > 1 && (
          <Button busy={sending.isPending} onClick={() => sending.mutate({ kind, name })}>
            {wording.sendAll(count)}
          </Button>
        )}
      </div>
      <Failure error={sending.error} otherwise={wording.failed} />
      {letters.length > 0 && <Table label={`${name}, ${service}`} columns={columns} rows={letters} />}
    </section>
  );
};

/** Letters of every service that answered, by service and kind. */
export const DeadLetters = ({ states }: Pick<Operations, 'states'>) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const answered = serviceNames.flatMap((service) => {
    const state = states[service];
    return state ? [{ service, state }] : [];
  });
  const hasLetters = answered.some(({ state }) => state.groups.length > 0);
  const isCut = answered.some(({ state }) => state.letters.length === MOST_LETTERS_LISTED);
  return (
    <section className={styles.part}>
      <h2 ref={heading} tabIndex={-1}>
        {wording.title}
      </h2>
      {hasLetters ? (
        <>
          <p className={styles.note}>{wording.lead}</p>
          {isCut && <p className={styles.note}>{wording.listed(MOST_LETTERS_LISTED)}</p>}
          {answered.flatMap(({ service, state }) =>
            state.groups.map((group) => (
              <Group
                key={`${service} ${group.kind} ${group.name}`}
                service={service}
                group={group}
                letters={state.letters.filter(({ kind, name }) => kind === group.kind && name === group.name)}
                onSent={() => heading.current?.focus()}
              />
            )),
          )}
        </>
      ) : (
        <EmptyState title={wording.none} text={wording.noneText} />
      )}
    </section>
  );
};
