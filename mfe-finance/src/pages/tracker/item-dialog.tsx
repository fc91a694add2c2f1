import { Modal } from '@evenhand/ui/modal';
import { useAttempt } from '@evenhand/web-kit/attempt';
import { codeOf } from '@evenhand/web-kit/problem-error';
import { showToast } from '@evenhand/web-kit/toast';
import { track, useTracked } from '@evenhand/web-kit/track';
import { financeWording } from '@evenhand/wording/finance';
import { useMutation } from '@tanstack/react-query';
import { ItemForm } from './item-form.js';
import type { List } from './lists.js';
import { useRefresh } from './use-finances.js';
import { writtenOf } from './written-item.js';

interface ItemDialogProps<Item extends object> {
  list: List<Item>;
  title: string;
  /** What the form starts with, for a new item. */
  starting?: Record<string, string>;
  /** The item to edit; without it one is added. */
  item?: Item;
  onClose: () => void;
}

/** Adds an item, or edits one. Pressed twice, it happens once; what was written stays when it could not be saved. */
export const ItemDialog = <Item extends object>({ list, title, starting, item, onClose }: ItemDialogProps<Item>) => {
  useTracked({ name: 'financial-form-started', properties: {} });
  const attempt = useAttempt();
  const refresh = useRefresh();
  const { wording, specs } = list;
  const save = useMutation({
    mutationFn: ({ send, body }: { send: (attempt: string) => Promise<unknown>; body: object }) =>
      send(attempt.key(body)),
    onSuccess: async () => {
      attempt.done();
      track({ name: 'financial-form-completed', properties: {} });
      await refresh();
      showToast(item ? financeWording.list.saved : wording.done);
      onClose();
    },
    onError: (error) => {
      const { changedElsewhere, saveFailed } = financeWording.list;
      const failed = item ? saveFailed : wording.failed;
      showToast({ ...(codeOf(error) === 'changed-elsewhere' ? changedElsewhere : failed), kind: 'destructive' });
    },
  });

  const submit = (body: object): string[] => {
    const ready = item ? list.edit(item, body) : list.add(body);
    if ('refused' in ready) return ready.refused;
    if (!save.isPending) save.mutate({ send: ready.send, body });
    return [];
  };

  return (
    <Modal title={title} closeLabel={financeWording.add.close} onClose={onClose}>
      <ItemForm
        specs={specs}
        first={item ? writtenOf(item, specs) : { ...starting }}
        submit={item ? financeWording.list.submitEdit : wording.submit}
        isSaving={save.isPending}
        error={save.error}
        onSubmit={submit}
        onClose={onClose}
      />
    </Modal>
  );
};
