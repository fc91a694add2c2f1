import { type FinancialDocument, provideAlternative } from '@evenhand/contracts/finance/documents';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { TextArea } from '@evenhand/ui/inputs';
import { Modal } from '@evenhand/ui/modal';
import { call } from '@evenhand/web-kit/call';
import { showToast } from '@evenhand/web-kit/toast';
import { financeWording } from '@evenhand/wording/finance';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { documentName } from './document-name.js';
import { useRefresh } from './use-finances.js';

const wording = financeWording.documents;

/** Says what is given where the document itself is not to be had. */
export const AlternativeDialog = ({ document, onClose }: { document: FinancialDocument; onClose: () => void }) => {
  const { documentType: type } = document;
  const [note, setNote] = useState(document.note);
  const refresh = useRefresh();
  const save = useMutation({
    mutationFn: async () => {
      await call(provideAlternative, { provided: true, note: note.trim() }, { params: { type } });
      await refresh();
    },
    onSuccess: onClose,
    onError: () => showToast({ ...financeWording.list.saveFailed, kind: 'destructive' }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <Modal title={wording.insteadFor(documentName(type))} closeLabel={financeWording.add.close} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <TextArea label={wording.alternativeNote} value={note} onChange={setNote} maxLength={1_000} />
        <Actions>
          <Button kind="primary" type="submit" busy={save.isPending}>
            {wording.alternativeSave}
          </Button>
          <Button onClick={onClose}>{financeWording.add.cancel}</Button>
        </Actions>
      </form>
    </Modal>
  );
};
