import type { StatementPreview } from '@evenhand/contracts/finance/imports';
import { inCurrency } from '@evenhand/contracts/money';
import { longDate } from '@evenhand/contracts/toronto';
import { Button } from '@evenhand/ui/button';
import { DollarInput } from '@evenhand/ui/inputs';
import { inDollars, readAmount } from '@evenhand/web-kit/amount';
import { financeWording } from '@evenhand/wording/finance';
import { useState } from 'react';
import styles from './lists.module.css';

const wording = financeWording.imports;

type Row = StatementPreview['leftOut'][number];

interface LeftOutRowsProps {
  rows: readonly Row[];
  /** Of which `rows` are the first. */
  found: number;
  onKeep: (row: { line: number; amount: number | null }) => void;
}

/** Rows that are not counted, each with its reason and, where there is one, a way to count it. */
export const LeftOutRows = ({ rows, found, onKeep }: LeftOutRowsProps) => {
  if (rows.length === 0) return null;
  return (
    <section>
      <h3>{wording.leftOut}</h3>
      <ul className={styles.documents}>
        {rows.map((row) => (
          <li key={row.line}>
            <strong>
              {row.date ? longDate(row.date) : wording.undated}
              {row.description && ', '}
              <bdi>{row.description}</bdi>
              {row.amount !== null &&
                `, ${row.currency === null ? inDollars(row.amount) : inCurrency(row.amount, row.currency)}`}
            </strong>
            <span className={styles.about}>{wording.reasons[row.reason]}</span>
            {row.date && <Keep row={row} onKeep={(amount) => onKeep({ line: row.line, amount })} />}
          </li>
        ))}
      </ul>
      {found > rows.length && <p>{wording.moreLeftOut(found - rows.length)}</p>}
    </section>
  );
};

interface KeepProps {
  row: Row;
  /** In dollars, with a sign; null keeps the amount of the file. */
  onKeep: (amount: number | null) => void;
}

const Keep = ({ row: { reason, amount, description, currency }, onKeep }: KeepProps) => {
  if (reason === 'investment' || amount === null) return null;
  if (currency !== null) return <EnterAmount what={description} isOut={amount < 0} onKeep={onKeep} />;
  if (reason === 'direction') {
    const size = Math.abs(amount) / 100;
    return (
      <>
        <Button small kind="quiet" onClick={() => onKeep(-size)}>
          {wording.moneyOut}
        </Button>
        <Button small kind="quiet" onClick={() => onKeep(size)}>
          {wording.moneyIn}
        </Button>
      </>
    );
  }
  return (
    <Button small kind="quiet" onClick={() => onKeep(null)}>
      {wording.countAnyway}
    </Button>
  );
};

const EnterAmount = ({ what, isOut, onKeep }: { what: string; isOut: boolean; onKeep: KeepProps['onKeep'] }) => {
  const [isOpen, setOpen] = useState(false);
  const [written, setWritten] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  if (!isOpen)
    return (
      <Button small kind="quiet" onClick={() => setOpen(true)}>
        {wording.enterAmount}
      </Button>
    );
  const keep = () => {
    const amount = readAmount(written);
    if (amount === null) return setWrong(wording.amountUnclear);
    onKeep((isOut ? -amount : amount) / 100);
  };
  return (
    <>
      <DollarInput label={wording.inDollars(what)} value={written} onChange={setWritten} error={wrong} />
      <Button small onClick={keep}>
        {wording.count}
      </Button>
    </>
  );
};
