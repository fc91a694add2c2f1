import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { OneChoice, Tick } from '@evenhand/ui/choices';
import { DollarInput, SelectInput, TextArea, TextInput } from '@evenhand/ui/inputs';
import { financeWording } from '@evenhand/wording/finance';
import { itemReaders } from '@evenhand/wording/readers';
import { Fragment } from 'react';
import type { FieldSpec, ReadField } from './field-specs.js';
import styles from './lists.module.css';

interface Field {
  value: unknown;
  error?: string;
  onChange: (value: string | boolean) => void;
}

interface ItemFormProps {
  specs: readonly ReadField[];
  field: (name: string) => Field;
  /** What another window stored in the field meanwhile. */
  storedNow: (spec: ReadField) => string | undefined;
  submit: string;
  isSaving: boolean;
  onClose: () => void;
}

export const ItemForm = ({ specs, field, storedNow, submit, isSaving, onClose }: ItemFormProps) => (
  <>
    {specs.map((spec, index) => (
      <Fragment key={spec.name}>
        {specs[index - 1]?.reader !== spec.reader && <p className={styles.reader}>{itemReaders[spec.reader]}</p>}
        <ItemField spec={spec} stored={storedNow(spec)} {...field(spec.name)} />
      </Fragment>
    ))}
    <Actions>
      <Button kind="primary" type="submit" busy={isSaving}>
        {isSaving ? financeWording.add.submitting : submit}
      </Button>
      <Button onClick={onClose}>{financeWording.add.cancel}</Button>
    </Actions>
  </>
);

const ItemField = ({ spec, stored, value = '', error, onChange }: { spec: FieldSpec; stored?: string } & Field) => {
  const { kind, label, hint, options = [], optional } = spec;
  if (kind === 'tick')
    return (
      <>
        <Tick label={label} checked={value === true} onChange={onChange} error={error} />
        {stored && <p className={styles.about}>{stored}</p>}
      </>
    );
  const field = { label, hint: stored ?? hint, error, value: String(value), onChange };
  if (kind === 'choice') return <OneChoice {...field} options={options} />;
  if (kind === 'select')
    return <SelectInput {...field} empty={optional ? '—' : financeWording.add.choose} options={options} />;
  if (kind === 'amount') return <DollarInput {...field} />;
  if (kind === 'area') return <TextArea {...field} rows={2} />;
  return <TextInput {...field} autoComplete="off" inputMode={kind === 'percent' ? 'decimal' : undefined} />;
};
