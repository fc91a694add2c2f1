import {
  freezeDisclosure,
  getSnapshotForm,
  listSnapshots,
  type Snapshot,
  shareSnapshot,
} from '@evenhand/contracts/finance/snapshots';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { SomeChoices } from '@evenhand/ui/choices';
import { TextInput } from '@evenhand/ui/inputs';
import { Modal } from '@evenhand/ui/modal';
import { useAttempt } from '@evenhand/web-kit/attempt';
import { call, callForFile } from '@evenhand/web-kit/call';
import { Loaded } from '@evenhand/web-kit/loaded';
import { saveFile } from '@evenhand/web-kit/save-file';
import { showToast } from '@evenhand/web-kit/toast';
import { disclosureWording } from '@evenhand/wording/disclosure';
import { financeWording } from '@evenhand/wording/finance';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ExportButton } from './export-button.js';
import { longMoment } from './today.js';
import styles from './tracker.module.css';
import type { Finances } from './use-finances.js';

const wording = disclosureWording.owner;
const failed = () => showToast({ ...financeWording.list.saveFailed, kind: 'destructive' });

/** Freezes what is listed, sends it to the partner, and shows who has opened it. */
export const DisclosurePanel = ({ finances }: { finances: Finances }) => {
  const [isFreezing, setFreezing] = useState(false);
  const snapshots = useQuery({ queryKey: [listSnapshots.path], queryFn: () => call(listSnapshots) });
  return (
    <Card title={wording.heading}>
      <p>{wording.lead}</p>
      <Actions>
        <Button onClick={() => setFreezing(true)}>{wording.open}</Button>
        <ExportButton finances={finances} />
      </Actions>
      <Loaded
        query={snapshots}
        loading={financeWording.loading}
        failed={financeWording.loadFailed}
        tryAgain={financeWording.tryAgain}
      >
        {(list) => (
          <ul className={styles.documents}>
            {list.map((snapshot) => (
              <SnapshotRow key={snapshot.id} snapshot={snapshot} onChange={() => snapshots.refetch()} />
            ))}
          </ul>
        )}
      </Loaded>
      {isFreezing && (
        <FreezeDialog finances={finances} onFrozen={() => snapshots.refetch()} onClose={() => setFreezing(false)} />
      )}
    </Card>
  );
};

const SnapshotRow = ({ snapshot, onChange }: { snapshot: Snapshot; onChange: () => Promise<unknown> }) => {
  const { id, frozenAt, sha256, form, assets, debts, incomes, shares } = snapshot;
  const [email, setEmail] = useState('');
  const share = useMutation({
    mutationFn: () => call(shareSnapshot, { email: email.trim() }, { params: { id } }),
    onSuccess: async () => {
      setEmail('');
      showToast(wording.sent);
      await onChange();
    },
    onError: failed,
  });
  const download = useMutation({
    mutationFn: async () =>
      saveFile(await callForFile(getSnapshotForm, undefined, { params: { id } }), `form-${form}.pdf`),
    onError: failed,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (email.trim() !== '' && !share.isPending) share.mutate();
  };
  return (
    <li>
      <div className={styles.document}>
        <h3>{wording.frozen(longMoment(frozenAt))}</h3>
        <span className={styles.actions}>
          <Button small busy={download.isPending} onClick={() => download.mutate()}>
            {wording.form(form)}
          </Button>
        </span>
      </div>
      <p className={styles.about}>{wording.holds(assets, debts, incomes)}</p>
      <p className={styles.about}>{wording.hash(sha256)}</p>
      {shares.map(({ email: to, sentAt, openedAt }) => (
        <p key={sentAt} className={styles.about}>
          {openedAt ? wording.opened(to, longMoment(openedAt)) : wording.waiting(to, longMoment(sentAt))}
        </p>
      ))}
      <form onSubmit={submit} noValidate>
        <TextInput
          type="email"
          label={wording.email}
          hint={wording.emailHint}
          value={email}
          onChange={setEmail}
          autoComplete="off"
        />
        <Button small type="submit" busy={share.isPending}>
          {wording.send}
        </Button>
      </form>
    </li>
  );
};

interface FreezeDialogProps {
  finances: Finances;
  onFrozen: () => Promise<unknown>;
  onClose: () => void;
}

const FreezeDialog = ({ finances: { assets, debts, incomes }, onFrozen, onClose }: FreezeDialogProps) => {
  const [left, setLeft] = useState<string[]>([]);
  const attempt = useAttempt();
  const groups = [
    { label: financeWording.assets.heading, items: assets.map(({ id, name }) => ({ value: id, label: name })) },
    { label: financeWording.debts.heading, items: debts.map(({ id, creditor }) => ({ value: id, label: creditor })) },
    {
      label: financeWording.incomes.heading,
      items: incomes.map(({ id, year }) => ({ value: id, label: financeWording.incomes.year(year) })),
    },
  ];
  const chosen = (items: readonly { id: string }[]) => items.map(({ id }) => id).filter((id) => !left.includes(id));
  const freeze = useMutation({
    mutationFn: () => {
      const body = { assets: chosen(assets), debts: chosen(debts), incomes: chosen(incomes) };
      return call(freezeDisclosure, body, { attempt: attempt.key(body) });
    },
    onSuccess: async () => {
      attempt.done();
      showToast(wording.done);
      await onFrozen();
      onClose();
    },
    onError: failed,
  });
  return (
    <Modal title={wording.open} closeLabel={financeWording.add.close} onClose={onClose}>
      <p>{wording.choose}</p>
      {groups
        .filter(({ items }) => items.length > 0)
        .map(({ label, items }) => (
          <SomeChoices
            key={label}
            label={label}
            options={items}
            values={items.map(({ value }) => value).filter((id) => !left.includes(id))}
            onChange={(kept) => {
              const here = items.map(({ value }) => value);
              setLeft([...left.filter((id) => !here.includes(id)), ...here.filter((id) => !kept.includes(id))]);
            }}
          />
        ))}
      <Actions>
        <Button kind="primary" busy={freeze.isPending} onClick={() => freeze.mutate()}>
          {wording.freeze}
        </Button>
        <Button onClick={onClose}>{financeWording.add.cancel}</Button>
      </Actions>
    </Modal>
  );
};
