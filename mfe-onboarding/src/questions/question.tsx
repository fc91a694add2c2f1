import type { Party } from '@evenhand/contracts/identity';
import type { IntakeChanges } from '@evenhand/contracts/intake/intake';
import type { IntakeField, IntakeRecord } from '@evenhand/contracts/intake/record';
import { intakeWording as wording } from '@evenhand/wording/intake';
import { Control } from './control.js';
import { ListQuestion } from './list-question.js';
import { longestOf } from './longest.js';
import { askedOf } from './mirrored.js';
import { questionKinds } from './question-kinds.js';

interface QuestionProps {
  field: IntakeField;
  record: IntakeRecord;
  error: string | null;
  onChange: (changes: IntakeChanges) => void;
  reader?: Party;
}

export const Question = ({ field, record, error, onChange, reader = 'owner' }: QuestionProps) => {
  const kind = questionKinds[field];
  const texts = { label: wording.fields[askedOf(field, reader)].label, error };
  const asked = { ...texts, record, onChange: (value: unknown) => onChange({ [field]: value }) };
  return kind.kind === 'list' ? (
    <ListQuestion {...asked} field={field} reader={reader} list={kind} rows={rowsIn(record[field])} />
  ) : (
    <Control {...asked} longest={longestOf(field)} reader={reader} kind={kind} value={record[field]} />
  );
};

const rowsIn = (value: unknown): object[] => (Array.isArray(value) ? value : []);
