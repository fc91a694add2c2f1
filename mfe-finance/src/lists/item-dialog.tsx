import { Notice } from '@evenhand/ui/notice';
import { showToast } from '@evenhand/web-kit/toast';
import { track, useTracked } from '@evenhand/web-kit/track';
import { useForm } from '@evenhand/web-kit/use-form';
import { financeWording } from '@evenhand/wording/finance';
import { useState } from 'react';
import { AskingDrawer } from '../asking-drawer.js';
import type { ReadField } from './field-specs.js';
import { ItemForm } from './item-form.js';
import type { List } from './lists.js';
import { isConflict, reportFailure } from './save-failed.js';
import { useRefresh } from './use-finances.js';
import { nestedOf, shownOf, writtenItem, writtenOf } from './written-item.js';

interface ItemDialogProps<Item extends { id: string }> {
  list: List<Item>;
  title: string;
  /** Initial values of a new item. */
  starting?: Record<string, string>;
  /** The item to edit; without it one is added. */
  item?: Item;
  onClose: () => void;
}

/**
 * Adds or edits an item. A double press sends one request; a failed save keeps the entry. After a conflict the next
 * save replaces what another window stored, which is shown next to the entry.
 */
export const ItemDialog = <Item extends { id: string }>({
  list,
  title,
  starting,
  item,
  onClose,
}: ItemDialogProps<Item>) => {
  useTracked({ name: 'financial-form-started', properties: {} });
  const refresh = useRefresh();
  const { wording, specs } = list;
  /** The stored item that the form edits; undefined when there is none to edit any more. */
  const [stored, setStored] = useState(item);
  const begun = { ...writtenOf(item ?? {}, specs), ...starting };
  const { field, form, isSending, startOver } = useForm({
    schema: writtenItem(specs, (body) => (stored ? list.edit(stored, body) : list.add(body))),
    start: nestedOf(begun),
    draft: `item.${list.kind}.${item?.id ?? 'new'}`,
    refused: Object.fromEntries(specs.map(({ name, refused }) => [name, refused])),
    send: async ({ send }, attempt) => {
      await send(attempt).catch(async (error: unknown) => {
        if (isConflict(error)) await readAgain().catch(() => {});
        throw error;
      });
      track({ name: 'financial-form-completed', properties: {} });
      await refresh();
    },
    onSent: () => {
      showToast(item ? financeWording.list.saved : wording.done);
      onClose();
    },
    onFailed: (error) => reportFailure(error, item ? financeWording.list.saveFailed : wording.failed),
  });
  const opened = item && writtenOf(item, specs);
  const now = stored && writtenOf(stored, specs);

  /** Takes what another window stored into the fields that were not changed here. */
  const readAgain = async () => {
    const [items] = await Promise.all([list.read(), refresh()]);
    const fresh = items.find(({ id }) => id === item?.id);
    setStored(fresh);
    for (const [name, value] of Object.entries(fresh ? writtenOf(fresh, specs) : {}))
      if (field(name).value === now?.[name]) field(name).onChange(value);
  };
  const storedNow = (spec: ReadField) => {
    const value = now?.[spec.name];
    if (value === opened?.[spec.name] || value === field(spec.name).value) return undefined;
    return now && financeWording.list.storedNow(shownOf(value, spec));
  };
  const isGone = item !== undefined && stored === undefined;

  return (
    <AskingDrawer
      title={title}
      isWritten={specs.some(({ name }) => field(name).value !== begun[name])}
      onDiscard={startOver}
      onClose={onClose}
    >
      {(close) => (
        <>
          {isGone && <Notice kind="attention">{financeWording.list.addAgain}</Notice>}
          <form {...form}>
            <ItemForm
              specs={specs}
              field={field}
              storedNow={storedNow}
              submit={stored ? financeWording.list.submitEdit : wording.submit}
              isSaving={isSending}
              onClose={close}
            />
          </form>
        </>
      )}
    </AskingDrawer>
  );
};
