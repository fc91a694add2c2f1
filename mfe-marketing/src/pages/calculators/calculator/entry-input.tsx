import { OneChoice, Tick } from '@evenhand/ui/choices';
import { DollarInput, SelectInput, TextInput } from '@evenhand/ui/inputs';
import { calculatorsWording as wording } from '@evenhand/wording/calculators';
import type { Entry } from './field';

interface EntryInputProps {
  entry: Entry;
  value: string;
  error: string | null;
  onChange: (value: string) => void;
}

/** One answer, asked as its kind is asked. */
export const EntryInput = ({ entry, value, error, onChange }: EntryInputProps) => {
  const texts = { label: entry.label, hint: entry.hint, error, value, onChange };
  switch (entry.kind) {
    case 'amount':
      return <DollarInput {...texts} />;
    case 'count':
      return <TextInput {...texts} short inputMode="numeric" autoComplete="off" />;
    case 'years':
    case 'percent':
      return <TextInput {...texts} short inputMode="decimal" autoComplete="off" />;
    case 'date':
      return <TextInput {...texts} short type="date" min="1950-01-01" />;
    case 'month':
      return <TextInput {...texts} short type="month" min="1997-05" autoComplete="off" />;
    case 'choice':
      return <OneChoice {...texts} options={entry.options} />;
    case 'select':
    case 'number':
      return <SelectInput {...texts} empty={wording.choose} options={entry.options} />;
    case 'tick':
    case 'switch':
      return (
        <Tick
          label={entry.label}
          error={error}
          checked={value === 'yes'}
          onChange={(checked) => onChange(checked ? 'yes' : '')}
        />
      );
  }
};
