import {
  getSnapshotForm,
  revokeDisclosure,
  ShareSnapshot,
  type Snapshot,
  shareSnapshot,
} from '@evenhand/contracts/finance/snapshots';
import { dayAndClock } from '@evenhand/contracts/toronto';
import { Button } from '@evenhand/ui/button';
import { call, callForFile } from '@evenhand/web-kit/call';
import { Failure } from '@evenhand/web-kit/failure';
import { MailInput } from '@evenhand/web-kit/mail-input';
import { saveFile } from '@evenhand/web-kit/save-file';
import { showToast } from '@evenhand/web-kit/toast';
import { useForm } from '@evenhand/web-kit/use-form';
import { disclosureWording } from '@evenhand/wording/disclosure';
import { financeWording } from '@evenhand/wording/finance';
import { useMutation } from '@tanstack/react-query';
import { TakeBack } from '../../disclosures/take-back.js';
import styles from '../../lists/lists.module.css';
import { saveFailed } from '../../lists/save-failed.js';

const wording = disclosureWording.owner;

const isOver = (moment: string): boolean => Date.parse(moment) <= Date.now();

export const SnapshotRow = ({ snapshot, onChange }: { snapshot: Snapshot; onChange: () => Promise<unknown> }) => {
  const { id, frozenAt, sha256, form, assets, debts, incomes, shares, revokedAt } = snapshot;
  const {
    field,
    form: sharing,
    isSending,
    failure,
    startOver,
  } = useForm({
    schema: ShareSnapshot,
    start: { email: '' },
    refused: { email: wording.emailRefused },
    mails: ['email'],
    send: async (given) => {
      await call(shareSnapshot, given, { params: { id } });
      await onChange();
    },
    onSent: () => {
      startOver();
      showToast(wording.sent);
    },
  });
  const download = useMutation({
    mutationFn: async () =>
      saveFile(await callForFile(getSnapshotForm, undefined, { params: { id } }), `form-${form}.pdf`),
    onError: saveFailed,
  });
  return (
    <li>
      <div className={styles.document}>
        <h3>{wording.frozen(dayAndClock(frozenAt))}</h3>
        <span className={styles.actions}>
          <Button small busy={download.isPending} onClick={() => download.mutate()}>
            {wording.form(form)}
          </Button>
        </span>
      </div>
      <p className={styles.about}>{wording.holds(assets, debts, incomes)}</p>
      <p className={styles.about}>{wording.hash(sha256)}</p>
      {shares.map(({ email: to, sentAt, openedAt, expiresAt }) => (
        <p key={sentAt} className={styles.about}>
          {openedAt
            ? wording.opened(to, dayAndClock(openedAt))
            : wording[isOver(expiresAt) ? 'ended' : 'waiting'](to, dayAndClock(sentAt))}
        </p>
      ))}
      {revokedAt ? (
        <p className={styles.about}>{wording.revoked(dayAndClock(revokedAt))}</p>
      ) : (
        <>
          <form {...sharing}>
            <MailInput {...field('email')} label={wording.email} hint={wording.emailHint} />
            <Failure error={failure} otherwise={financeWording.list.saveFailed.text} />
            <Button small type="submit" busy={isSending}>
              {wording.send}
            </Button>
          </form>
          <TakeBack
            wording={wording.takeBack}
            takeBack={async () => {
              await call(revokeDisclosure, undefined, { params: { id } });
              await onChange();
            }}
          />
        </>
      )}
    </li>
  );
};
