import { Button } from '@evenhand/ui/button';
import { EmptyState } from '@evenhand/ui/empty-state';
import { Spinner } from '@evenhand/ui/spinner';
import { lazyPart } from '@evenhand/web-kit/lazy-part';
import { showToast } from '@evenhand/web-kit/toast';
import { financeWording } from '@evenhand/wording/finance';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { HistoryDialog } from './history-dialog.js';
import { ImportButton } from './import-dialog.js';
import { ItemActions } from './item-actions.js';
import { ItemDialog } from './item-dialog.js';
import type { ItemRow } from './item-table.js';
import type { List } from './lists.js';
import styles from './lists.module.css';
import { useLists } from './lists-context.js';
import { Removed } from './removed.js';
import { useSaveFailed } from './save-failed.js';
import { useRefresh } from './use-finances.js';
import { bodyOf, writtenOf } from './written-item.js';

const wording = financeWording.list;

/** The largest part of the page, below its figures. */
const ItemTable = lazyPart(
  async () => (await import('./item-table.js')).ItemTable,
  <Spinner label={financeWording.loading} />,
);

interface ListPanelProps<Item extends { id: string }> {
  list: List<Item>;
  items: readonly Item[];
  addTitle?: string;
  /** Initial values of a new item. */
  starting: Record<string, string>;
  /** Name of the field and heading. */
  amountColumns: readonly { field: string; heading: string }[];
  hasTotal?: boolean;
  rowOf: (item: Item) => Omit<ItemRow, 'id' | 'name' | 'actions' | 'correct'>;
  /** Whether statements can be imported for the item. */
  isAccount?: (item: Item) => boolean;
  children?: ReactNode;
}

type Open<Item> = { dialog: 'add' } | { dialog: 'edit' | 'history'; item: Item } | null;

/** One list with its dialogs and Undo. */
export const ListPanel = <Item extends { id: string }>(props: ListPanelProps<Item>) => {
  const { list, items, addTitle, starting, amountColumns, hasTotal, rowOf, isAccount, children } = props;
  const { heading, none, noneHint, column, open: openWord, editTitle } = list.wording;
  const { canImport } = useLists();
  const [open, setOpen] = useState<Open<Item>>(null);
  const [removed, setRemoved] = useState<Item | null>(null);
  const refresh = useRefresh();
  const saveFailed = useSaveFailed();
  const remove = useMutation({
    mutationFn: async (item: Item) => {
      await list.remove(item.id);
      await refresh();
      setRemoved(item);
    },
    onError: saveFailed,
  });
  const restore = useMutation({
    mutationFn: async (item: Item) => {
      await list.restore(item.id);
      await refresh();
      setRemoved(null);
    },
    onError: saveFailed,
  });
  // Its row and this message change at once, so that the focus of the pressed button is lost when Undo takes it.
  const isRemoved = removed !== null && !items.some(({ id }) => id === removed.id);
  const close = () => setOpen(null);
  const correct = async (item: Item, field: string, text: string): Promise<string | null> => {
    const ready = list.edit(item, bodyOf({ ...writtenOf(item, list.specs), [field]: text }, list.specs));
    if ('refused' in ready) return list.specs.find(({ name }) => name === field)?.refused ?? wording.saveFailed.text;
    await ready.send(crypto.randomUUID());
    await refresh();
    showToast(wording.saved);
    return null;
  };
  const actionsOf = (item: Item, name: string) => (
    <>
      {canImport && isAccount?.(item) && <ImportButton itemId={item.id} name={name} />}
      <ItemActions
        name={name}
        onEdit={() => setOpen({ dialog: 'edit', item })}
        onHistory={() => setOpen({ dialog: 'history', item })}
        onRemove={() => remove.mutate(item)}
      />
    </>
  );

  return (
    <section className={styles.panel} aria-label={heading}>
      <div className={styles.panelHead}>
        <h2>{heading}</h2>
        <Button onClick={() => setOpen({ dialog: 'add' })}>{openWord}</Button>
      </div>
      <Removed
        removed={isRemoved ? { id: removed.id, name: list.nameOf(removed) } : null}
        isUndoing={restore.isPending}
        onUndo={() => removed && restore.mutate(removed)}
      />
      {items.length === 0 ? (
        <EmptyState title={none} text={noneHint} />
      ) : (
        <ItemTable
          heading={heading}
          column={column}
          amountColumns={amountColumns.map(({ heading }) => heading)}
          hasTotal={hasTotal}
          rows={items.map((item) => {
            const name = list.nameOf(item);
            return {
              ...rowOf(item),
              id: item.id,
              name,
              correct: (column, text) => correct(item, amountColumns[column]?.field ?? '', text),
              actions: actionsOf(item, name),
            };
          })}
        />
      )}
      {children}
      {open?.dialog === 'add' && (
        <ItemDialog list={list} title={addTitle ?? openWord} starting={starting} onClose={close} />
      )}
      {open?.dialog === 'edit' && <ItemDialog list={list} title={editTitle} item={open.item} onClose={close} />}
      {open?.dialog === 'history' && <HistoryDialog list={list} item={open.item} onClose={close} />}
    </section>
  );
};
