import type { Retention } from '@evenhand/contracts/evidence/retention';
import { longDay } from '@evenhand/contracts/toronto';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Tick } from '@evenhand/ui/choices';
import { SelectInput } from '@evenhand/ui/inputs';
import { evidenceWording } from '@evenhand/wording/evidence';
import { type FormEvent, useState } from 'react';
import { Confirm } from './confirm.js';
import styles from './stored.module.css';
import { useChangeRetention } from './stored-api.js';

const wording = evidenceWording.retention;
const usual = [30, 60, 90, 180, 365];
const DAY_MS = 86_400_000;

/** True when the change itself may delete files. */
const isSooner = (wanted: Retention, stored: Retention): boolean =>
  !wanted.hold && (stored.hold || wanted.days < stored.days);

const daysAgo = (days: number): string => longDay(new Date(Date.now() - days * DAY_MS));

/** The form's choice; reset when the stored one changes. */
const useWanted = (stored: Retention) => {
  const [wanted, setWanted] = useState(stored);
  const [before, setBefore] = useState(stored);
  if (before !== stored) {
    setBefore(stored);
    setWanted(stored);
  }
  return { wanted, change: (part: Partial<Retention>) => setWanted({ ...wanted, ...part }) };
};

/** A shorter retention asks for a confirmation. */
export const RetentionForm = ({ retention }: { retention: Retention }) => {
  const { wanted, change } = useWanted(retention);
  const [isAsked, setAsked] = useState(false);
  const save = useChangeRetention();
  const offered = [...new Set([...usual, retention.days])].sort((a, b) => a - b);
  const isChanged = wanted.days !== retention.days || wanted.hold !== retention.hold;

  const close = () => setAsked(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSooner(wanted, retention)) setAsked(true);
    else save.mutate({ ...wanted, from: retention });
  };

  return (
    <section>
      <h3>{wording.title}</h3>
      <p>{retention.hold ? wording.held : wording.now(retention.days)}</p>
      <form onSubmit={submit}>
        <SelectInput
          {...wording.days}
          value={String(wanted.days)}
          onChange={(days) => change({ days: Number(days) })}
          options={offered.map((value) => ({ value: String(value), label: wording.day(value) }))}
        />
        <Tick label={wording.hold} checked={wanted.hold} onChange={(hold) => change({ hold })} />
        <Actions>
          <Button type="submit" busy={save.isPending}>
            {wording.submit}
          </Button>
          <p role="status" className={styles.unsaved}>
            {isChanged && wording.unsaved}
          </p>
        </Actions>
      </form>
      {isAsked && (
        <Confirm
          {...wording.sooner}
          text={wording.sooner.text(daysAgo(wanted.days), wanted.days)}
          busy={save.isPending}
          onClose={close}
          onConfirm={() => void save.mutateAsync({ ...wanted, from: retention }).then(close, close)}
        />
      )}
    </section>
  );
};
