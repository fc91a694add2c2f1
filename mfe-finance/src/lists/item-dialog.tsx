import { codeOf, sentenceOf } from '@evenhand/web-kit/problem-error';
import { showToast } from '@evenhand/web-kit/toast';
import { track, useTracked } from '@evenhand/web-kit/track';
import { useForm } from '@evenhand/web-kit/use-form';
import { financeWording } from '@evenhand/wording/finance';
import { Drawer } from '../drawer.js';
import { ItemForm } from './item-form.js';
import type { List } from './lists.js';
import { useRefresh } from './use-finances.js';
import { nestedOf, writtenItem, writtenOf } from './written-item.js';

interface ItemDialogProps<Item extends object> {
  list: List<Item>;
  title: string;
  /** Initial values of a new item. */
  starting?: Record<string, string>;
  /** The item to edit; without it one is added. */
  item?: Item;
  onClose: () => void;
}

/** Adds or edits an item. A double press sends one request; a failed save keeps the entry. */
export const ItemDialog = <Item extends object>({ list, title, starting, item, onClose }: ItemDialogProps<Item>) => {
  useTracked({ name: 'financial-form-started', properties: {} });
  const refresh = useRefresh();
  const { wording, specs } = list;
  const { field, form, isSending } = useForm({
    schema: writtenItem(specs, (body) => (item ? list.edit(item, body) : list.add(body))),
    start: nestedOf(item ? writtenOf(item, specs) : { ...starting }),
    refused: Object.fromEntries(specs.map(({ name, refused }) => [name, refused])),
    send: async ({ send }, attempt) => {
      await send(attempt);
      track({ name: 'financial-form-completed', properties: {} });
      await refresh();
    },
    onSent: () => {
      showToast(item ? financeWording.list.saved : wording.done);
      onClose();
    },
    onFailed: (error) => {
      const { changedElsewhere, saveFailed } = financeWording.list;
      const failed = item ? saveFailed : wording.failed;
      const { title, text } = codeOf(error) === 'changed-elsewhere' ? changedElsewhere : failed;
      showToast({ title, text: sentenceOf(error, text), kind: 'destructive' });
    },
  });

  return (
    <Drawer title={title} closeLabel={financeWording.add.close} onClose={onClose}>
      <form {...form}>
        <ItemForm
          specs={specs}
          field={field}
          submit={item ? financeWording.list.submitEdit : wording.submit}
          isSaving={isSending}
          onClose={onClose}
        />
      </form>
    </Drawer>
  );
};
