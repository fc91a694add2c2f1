import type { Cents } from '@evenhand/contracts/money';
import { inDollars, writeAmount } from '@evenhand/web-kit/amount';
import { financeWording } from '@evenhand/wording/finance';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import styles from './lists.module.css';
import { useSaveFailed } from './save-failed.js';

const wording = financeWording.list;

interface AmountCellProps {
  amount: Cents | null;
  /** Name of the amount and of its item. */
  label: string;
  /** Stores a corrected amount; returns the sentence of a refusal. */
  correct: (text: string) => Promise<string | null>;
}

/**
 * An amount that is corrected in its row: pressed, it becomes a field. Enter stores, Escape restores. It is no stop of
 * the Tab key: the form of the item, which is one, has every amount. An amount changed elsewhere is shown next to it.
 */
export const AmountCell = ({ amount, label, correct }: AmountCellProps) => {
  const [isOpen, setOpen] = useState(false);
  const shown = amount === null ? <span className={styles.untold}>{wording.untold}</span> : inDollars(amount);
  if (isOpen) return <AmountField {...{ amount, label, correct }} onClose={() => setOpen(false)} />;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.correct}
      title={wording.correct}
      onClick={() => setOpen(true)}
    >
      {shown}
    </button>
  );
};

const AmountField = ({ amount, label, correct, onClose }: AmountCellProps & { onClose: () => void }) => {
  const before = amount === null ? '' : writeAmount(amount);
  const [opened] = useState(before);
  const [text, setText] = useState(before);
  const saveFailed = useSaveFailed();
  const isChangedElsewhere = before !== opened;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const {
    data: refusal,
    isPending,
    mutate,
  } = useMutation({
    mutationFn: correct,
    onSuccess: (refused) => refused === null && onClose(),
    onError: saveFailed,
  });
  const store = () => {
    if (text.trim() === before) return onClose();
    if (!isPending) mutate(text);
  };
  return (
    <span className={styles.correcting}>
      <input
        ref={input}
        aria-label={label}
        aria-invalid={Boolean(refusal)}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={isChangedElsewhere ? undefined : store}
        onKeyDown={({ key }) => {
          if (key === 'Enter') store();
          if (key === 'Escape') onClose();
        }}
      />
      {refusal && <span role="alert">{refusal}</span>}
      {isChangedElsewhere && (
        <span role="status">{wording.storedNow(amount === null ? wording.untold : inDollars(amount))}</span>
      )}
    </span>
  );
};
