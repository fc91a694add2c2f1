import { Button } from '@evenhand/ui/button';
import { History, Pencil, Trash2 } from '@evenhand/ui/icons';
import { financeWording } from '@evenhand/wording/finance';

const wording = financeWording.list;

interface ItemActionsProps {
  name: string;
  onEdit: () => void;
  onHistory: () => void;
  onRemove: () => void;
}

export const ItemActions = ({ name, onEdit, onHistory, onRemove }: ItemActionsProps) => (
  <>
    <Button kind="quiet" small aria-label={wording.editItem(name)} title={wording.edit} onClick={onEdit}>
      <Pencil />
    </Button>
    <Button kind="quiet" small aria-label={wording.historyOf(name)} title={wording.history} onClick={onHistory}>
      <History />
    </Button>
    <Button kind="quiet" small aria-label={wording.removeItem(name)} title={wording.remove} onClick={onRemove}>
      <Trash2 />
    </Button>
  </>
);
