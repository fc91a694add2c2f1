import type { FreezeDisclosure } from '@evenhand/contracts/finance/snapshots';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { SomeChoices } from '@evenhand/ui/choices';
import { useAttempt } from '@evenhand/web-kit/attempt';
import { showToast } from '@evenhand/web-kit/toast';
import { disclosureWording } from '@evenhand/wording/disclosure';
import { financeWording } from '@evenhand/wording/finance';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { AskingDrawer } from '../asking-drawer.js';
import { incomeName } from '../lists/lists.js';
import { saveFailed } from '../lists/save-failed.js';
import type { Finances } from '../lists/use-finances.js';

const wording = disclosureWording.owner;

interface FreezeDialogProps {
  listed: Pick<Finances, 'assets' | 'debts' | 'incomes'>;
  freeze: (chosen: FreezeDisclosure, attempt: string) => Promise<unknown>;
  onFrozen: () => Promise<unknown>;
  onClose: () => void;
}

export const FreezeDialog = ({ listed: { assets, debts, incomes }, freeze, onFrozen, onClose }: FreezeDialogProps) => {
  const [left, setLeft] = useState<string[]>([]);
  const attempt = useAttempt();
  const groups = [
    { label: financeWording.assets.heading, items: assets.map(({ id, name }) => ({ value: id, label: name })) },
    { label: financeWording.debts.heading, items: debts.map(({ id, creditor }) => ({ value: id, label: creditor })) },
    {
      label: financeWording.incomes.heading,
      items: incomes.map((income) => ({ value: income.id, label: incomeName(income) })),
    },
  ];
  const chosen = (items: readonly { id: string }[]) => items.map(({ id }) => id).filter((id) => !left.includes(id));
  const save = useMutation({
    mutationFn: () => {
      const body = { assets: chosen(assets), debts: chosen(debts), incomes: chosen(incomes) };
      return freeze(body, attempt.key(body));
    },
    onSuccess: async () => {
      attempt.done();
      showToast(wording.done);
      await onFrozen();
      onClose();
    },
    onError: saveFailed,
  });
  return (
    <AskingDrawer title={wording.open} isWritten={left.length > 0} onClose={onClose}>
      {(close) => (
        <>
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
            <Button kind="primary" busy={save.isPending} onClick={() => save.mutate()}>
              {wording.freeze}
            </Button>
            <Button onClick={close}>{financeWording.add.cancel}</Button>
          </Actions>
        </>
      )}
    </AskingDrawer>
  );
};
