import { Button } from '@evenhand/ui/button';
import { OneChoice, Tick } from '@evenhand/ui/choices';
import { DollarInput, SelectInput, TextInput } from '@evenhand/ui/inputs';
import { calculatorsWording as wording } from '@evenhand/wording/calculators';
import styles from './calculator.module.css';
import { type Entry, type Field, type List, rowsName, rowsOf, type Written, writtenIn } from './field';
import type { Problems } from './read-question';

export const withRow = (list: List, written: Written): Written => ({
  ...written,
  [rowsName(list)]: String(rowsOf(list, written).length + 1),
});

/** Removes a row and renumbers the rows after it. */
export const withoutRow = (list: List, written: Written, removed: number): Written => {
  const before = `${list.name}.`;
  const moved = Object.entries(written).flatMap(([name, value]) => {
    const [row, ...rest] = name.startsWith(before) ? name.slice(before.length).split('.') : [];
    if (row === undefined || !/^\d+$/.test(row) || Number(row) < removed) return [[name, value]];
    return Number(row) === removed ? [] : [[[list.name, Number(row) - 1, ...rest].join('.'), value]];
  });
  return { ...Object.fromEntries(moved), [rowsName(list)]: String(rowsOf(list, written).length - 1) };
};

interface EntryInputProps {
  entry: Entry;
  value: string;
  error: string | null;
  onChange: (value: string) => void;
}

const EntryInput = ({ entry, value, error, onChange }: EntryInputProps) => {
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

interface FieldsProps {
  fields: readonly Field[];
  written: Written;
  problems: Problems;
  onChange: (written: Written) => void;
}

export const Fields = ({ fields, ...form }: FieldsProps) =>
  fields.map((field) => {
    switch (field.kind) {
      case 'fixed':
        return null;
      case 'group':
        return (
          <fieldset key={field.title} className={styles.group}>
            <legend>{field.title}</legend>
            <Fields fields={field.fields} {...form} />
          </fieldset>
        );
      case 'list':
        return <Rows key={field.name} list={field} {...form} />;
      default:
        return (
          <EntryInput
            key={field.name}
            entry={field}
            value={writtenIn(form.written, field)}
            error={form.problems[field.name] ?? null}
            onChange={(value) => form.onChange({ ...form.written, [field.name]: value })}
          />
        );
    }
  });

const Rows = ({ list, ...form }: Omit<FieldsProps, 'fields'> & { list: List }) => (
  <fieldset className={styles.group}>
    <legend>{list.title}</legend>
    {rowsOf(list, form.written).map((row, index) => (
      <fieldset key={row} className={styles.row}>
        <legend>{list.item(index + 1)}</legend>
        <Fields fields={list.of(row)} {...form} />
        <Button
          kind="quiet"
          aria-label={wording.remove(list.itemName, index + 1)}
          onClick={() => form.onChange(withoutRow(list, form.written, index))}
        >
          {wording.removeRow}
        </Button>
      </fieldset>
    ))}
    {form.problems[list.name] && <p className={styles.problem}>{form.problems[list.name]}</p>}
    <Button onClick={() => form.onChange(withRow(list, form.written))}>{list.add}</Button>
  </fieldset>
);
