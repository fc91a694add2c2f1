import { type IntakeField, type IntakeRecord, parentingSchedules } from '@evenhand/contracts/intake/record';
import { OneChoice, SomeChoices, Tick } from '@evenhand/ui/choices';
import { SelectInput, TextArea, TextInput } from '@evenhand/ui/inputs';
import { ScheduleWeeks } from '@evenhand/ui/schedule-weeks';
import { intakeWording as wording } from '@evenhand/wording/intake';
import { AmountQuestion } from './amount-question.js';
import { ChildrenQuestion } from './children-question.js';
import type { Changes } from './draft-keeper.js';
import { partyOptions, provinceOptions } from './options.js';
import { questionKinds } from './question-kinds.js';
import { scheduleDays } from './schedules.js';

interface QuestionProps {
  field: IntakeField;
  record: IntakeRecord;
  error: string | null;
  onChange: (changes: Changes) => void;
}

/** One question of the intake, asked as its kind is asked. An answer taken away goes back to unanswered. */
export const Question = ({ field, record, error, onChange }: QuestionProps) => {
  const kind = questionKinds[field];
  const texts = { label: wording.fields[field].label, error };
  const value: unknown = record[field];
  const written = typeof value === 'string' ? value : '';
  const answer = (given: unknown) => onChange({ [field]: given === '' ? null : given });

  switch (kind.kind) {
    case 'line':
      return (
        <TextInput
          {...texts}
          type={kind.email ? 'email' : 'text'}
          autoComplete={kind.autoComplete ?? 'off'}
          value={written}
          onChange={answer}
        />
      );
    case 'text':
      return <TextArea {...texts} value={written} onChange={answer} />;
    case 'date':
      return <TextInput {...texts} short type="date" min="1900-01-01" value={written} onChange={answer} />;
    case 'amount':
      return (
        <AmountQuestion
          {...texts}
          placeholder={kind.placeholder}
          value={typeof value === 'number' ? value : null}
          onChange={answer}
        />
      );
    case 'yes':
      return <Tick {...texts} checked={value === true} onChange={answer} />;
    case 'party':
      return <OneChoice {...texts} value={written} onChange={answer} options={partyOptions(record)} />;
    case 'province':
      return (
        <SelectInput {...texts} value={written} onChange={answer} empty={wording.choose} options={provinceOptions} />
      );
    case 'schedule':
      return <OneChoice {...texts} value={written} onChange={answer} options={scheduleOptions} />;
    case 'one-of':
      return <OneChoice {...texts} value={written} onChange={answer} options={asOptions(kind.choices)} />;
    case 'some-of':
      return (
        <SomeChoices
          {...texts}
          values={Array.isArray(value) ? value : []}
          onChange={answer}
          options={asOptions(kind.choices)}
        />
      );
    case 'children':
      return <ChildrenQuestion {...texts} list={record.children ?? []} onChange={answer} />;
  }
};

const scheduleOptions = parentingSchedules.map((schedule) => ({
  value: schedule,
  label: schedule,
  note: wording.scheduleNotes[schedule],
  picture: scheduleDays[schedule].length > 0 && <ScheduleWeeks days={scheduleDays[schedule]} />,
}));

const asOptions = (choices: readonly string[]) => choices.map((choice) => ({ value: choice, label: choice }));
