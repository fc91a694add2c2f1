import { Button } from '@evenhand/ui/button';
import { calculatorsWording as wording } from '@evenhand/wording/calculators';
import styles from './calculator.module.css';
import { EntryInput } from './entry-input';
import { type Field, type List, rowsOf, type Written, writtenIn } from './field';
import type { Problems } from './read-question';
import { withoutRow, withRow } from './rows';

interface FieldsProps {
  fields: readonly Field[];
  written: Written;
  problems: Problems;
  onChange: (written: Written) => void;
}

/** The form's questions, group by group and row by row. */
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
