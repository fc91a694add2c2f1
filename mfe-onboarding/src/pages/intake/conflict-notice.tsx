import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { intakeWording as wording } from '@evenhand/wording/intake';
import type { IntakeDraft } from './use-intake-draft.js';

export const ConflictNotice = ({ draft }: { draft: IntakeDraft }) => {
  if (draft.status !== 'conflict') return null;
  const questions = draft.conflicts.map((field) => wording.fields[field].label).join('; ');
  return (
    <Notice kind="attention" title={wording.conflict.title}>
      <p>{wording.conflict.text(questions)}</p>
      <Actions>
        <Button onClick={draft.keepMine}>{wording.conflict.keepMine}</Button>
        <Button onClick={draft.takeTheirs}>{wording.conflict.takeTheirs}</Button>
      </Actions>
    </Notice>
  );
};
