import { Button } from '@evenhand/ui/button';
import { EmptyState } from '@evenhand/ui/empty-state';
import { financeWording } from '@evenhand/wording/finance';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { HistoryDialog } from './history-dialog.js';
import { ItemActions } from './item-actions.js';
import { ItemDialog } from './item-dialog.js';
import type { List } from './lists.js';
import { saveFailed } from './save-failed.js';
import styles from './tracker.module.css';
import { useRefresh } from './use-finances.js';

const wording = financeWording.list;

interface ListPanelProps<Item extends { id: string }> {
  list: List<Item>;
  items: readonly Item[];
  heading: string;
  empty: { title: string; text: string };
  addTitle: string;
  starting: Record<string, string>;
  table: (actionsOf: (item: Item) => ReactNode) => ReactNode;
  children?: ReactNode;
}

type Open<Item> = { dialog: 'add' } | { dialog: 'edit' | 'history'; item: Item } | null;

/** One of the lists with its dialogs, and the way back for who deleted something. */
export const ListPanel = <Item extends { id: string }>(props: ListPanelProps<Item>) => {
  const { list, items, heading, empty, addTitle, starting, table, children } = props;
  const [open, setOpen] = useState<Open<Item>>(null);
  const [removed, setRemoved] = useState<Item | null>(null);
  const refresh = useRefresh();
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
  const close = () => setOpen(null);

  return (
    <section className={styles.panel} aria-label={heading}>
      <div className={styles.panelHead}>
        <h2>{heading}</h2>
        <Button onClick={() => setOpen({ dialog: 'add' })}>{list.wording.open}</Button>
      </div>
      <div role="status">
        {removed && (
          <p className={styles.removed}>
            <bdi>{wording.removed(list.nameOf(removed))}</bdi>
            <Button small busy={restore.isPending} onClick={() => restore.mutate(removed)}>
              {wording.undo}
            </Button>
          </p>
        )}
      </div>
      {items.length === 0 ? (
        <EmptyState title={empty.title} text={empty.text} />
      ) : (
        table((item) => (
          <ItemActions
            name={list.nameOf(item)}
            onEdit={() => setOpen({ dialog: 'edit', item })}
            onHistory={() => setOpen({ dialog: 'history', item })}
            onRemove={() => remove.mutate(item)}
          />
        ))
      )}
      {children}
      {open?.dialog === 'add' && <ItemDialog list={list} title={addTitle} starting={starting} onClose={close} />}
      {open?.dialog === 'edit' && (
        <ItemDialog list={list} title={list.wording.editTitle} item={open.item} onClose={close} />
      )}
      {open?.dialog === 'history' && <HistoryDialog list={list} item={open.item} onClose={close} />}
    </section>
  );
};
