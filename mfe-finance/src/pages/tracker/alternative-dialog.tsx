import { type FinancialDocument, ProvideAlternative, provideAlternative } from '@evenhand/contracts/finance/documents';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { TextArea } from '@evenhand/ui/inputs';
import { call } from '@evenhand/web-kit/call';
import { useForm } from '@evenhand/web-kit/use-form';
import { financeWording } from '@evenhand/wording/finance';
import { AskingDrawer } from '../../asking-drawer.js';
import { documentName } from '../../lists/document-name.js';
import { saveFailed } from '../../lists/save-failed.js';
import { useRefresh } from '../../lists/use-finances.js';

const wording = financeWording.documents;

/** Records what is given instead of a missing document. */
export const AlternativeDialog = ({ document, onClose }: { document: FinancialDocument; onClose: () => void }) => {
  const { documentType: type } = document;
  const refresh = useRefresh();
  const { field, form, isSending, startOver } = useForm({
    schema: ProvideAlternative,
    start: { provided: true, note: document.note },
    refused: { note: wording.alternativeTooLong },
    send: async (given) => {
      await call(provideAlternative, { ...given, note: given.note.trim() }, { params: { type } });
      await refresh();
    },
    onSent: onClose,
    onFailed: saveFailed,
    draft: `alternative.${type}`,
  });
  return (
    <AskingDrawer
      title={wording.insteadFor(documentName(type))}
      isWritten={field('note').value !== document.note}
      onDiscard={startOver}
      onClose={onClose}
    >
      {(close) => (
        <form {...form}>
          <TextArea
            {...field('note')}
            value={field('note').value ?? ''}
            label={wording.alternativeNote}
            maxLength={1_000}
          />
          <Actions>
            <Button kind="primary" type="submit" busy={isSending}>
              {wording.alternativeSave}
            </Button>
            <Button onClick={close}>{financeWording.add.cancel}</Button>
          </Actions>
        </form>
      )}
    </AskingDrawer>
  );
};
