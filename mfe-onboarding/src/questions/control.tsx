import type { Party } from '@evenhand/contracts/identity';
import { parentingSchedules } from '@evenhand/contracts/intake/choices';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { OneChoice, Tick } from '@evenhand/ui/choices';
import type { FieldProps } from '@evenhand/ui/field';
import { SelectInput, TextArea, TextInput } from '@evenhand/ui/inputs';
import type { Whose } from '@evenhand/ui/person';
import { ScheduleWeeks } from '@evenhand/ui/schedule-weeks';
import { MailInput } from '@evenhand/web-kit/mail-input';
import { intakeWording as wording } from '@evenhand/wording/intake';
import { AmountQuestion } from './amount-question.js';
import { Choices } from './choices.js';
import type { PlainKind } from './kinds.js';
import { asOptions, childHomeOptions, childOptions, partyOptions, provinceOptions } from './options.js';
import { Rewordings } from './rewordings.js';
import { TwoWeeks } from './two-weeks.js';

type Schedule = NonNullable<IntakeRecord['parentingSchedule']>;

const whose = { y: 'you', p: 'partner' } as const;
const weeks = (days: string): Whose[] => [...days].flatMap((day) => (day === 'y' || day === 'p' ? [whose[day]] : []));

/** Two weeks of each schedule, Monday first; empty for a custom schedule. */
const scheduleDays: Record<Schedule, Whose[]> = {
  '2-2-3': weeks('yyppyyy ppyyppp'),
  '2-2-5-5': weeks('yyppyyy yyppppp'),
  '3-4-4-3': weeks('yyypppp yyyyppp'),
  'Week on/week off': weeks('yyyyyyy ppppppp'),
  'Alternate weekends': weeks('pppppyy ppppppp'),
  Custom: [],
};

interface ControlProps extends FieldProps {
  kind: PlainKind;
  value: unknown;
  record: IntakeRecord;
  /** Null removes the answer. */
  onChange: (value: unknown) => void;
  /** The most characters of a text. */
  longest?: number;
  /** Who is asked; the answers name the owner "you". */
  reader?: Party;
}

export const Control = ({ kind, value, record, onChange, longest, reader = 'owner', ...texts }: ControlProps) => {
  const written = typeof value === 'string' ? value : '';
  const answer = (given: unknown) => onChange(given === '' ? null : given);

  const select = (options: readonly { value: string; label: string }[]) => (
    <SelectInput {...texts} value={written} onChange={answer} empty={wording.choose} options={options} />
  );

  switch (kind.kind) {
    case 'line': {
      const Line = kind.email ? MailInput : TextInput;
      const autoComplete = kind.autoComplete ?? 'off';
      return <Line {...texts} autoComplete={autoComplete} maxLength={longest} value={written} onChange={answer} />;
    }
    case 'text':
      return <TextArea {...texts} maxLength={longest} value={written} onChange={answer} />;
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
      if (kind.mayBeNeither) return select(partyOptions(record, reader));
      return <OneChoice {...texts} value={written} onChange={answer} options={partyOptions(record, reader)} />;
    case 'province':
      return select(provinceOptions);
    case 'child-home':
      return select(childHomeOptions(reader));
    case 'child':
      return select(childOptions(record, written));
    case 'schedule':
      return <OneChoice {...texts} value={written} onChange={answer} options={scheduleOptions(reader)} />;
    case 'rewordings':
      return <Rewordings {...texts} rewordings={record.rewordings ?? []} onChange={answer} />;
    case 'two-weeks':
      return <TwoWeeks {...texts} reader={reader} record={record} days={record.scheduleDays} onChange={answer} />;
    case 'one-of':
      return <OneChoice {...texts} value={written} onChange={answer} options={asOptions(kind.choices)} />;
    case 'pick':
      return select(asOptions(kind.choices));
    case 'some-of':
      return (
        <Choices {...texts} {...kind} longest={longest} values={Array.isArray(value) ? value : []} onChange={answer} />
      );
  }
};

const fromOtherSide = { you: 'partner', partner: 'you', both: 'both' } as const;

const scheduleOptions = (reader: Party) =>
  parentingSchedules.map((schedule) => {
    const days = scheduleDays[schedule].map((whose) => (reader === 'owner' ? whose : fromOtherSide[whose]));
    return {
      value: schedule,
      label: schedule,
      note: wording.scheduleNotes[schedule],
      picture: days.length > 0 && <ScheduleWeeks days={days} />,
    };
  });
