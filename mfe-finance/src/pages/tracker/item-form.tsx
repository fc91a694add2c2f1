import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { OneChoice, Tick } from '@evenhand/ui/choices';
import { DollarInput, SelectInput, TextArea, TextInput } from '@evenhand/ui/inputs';
import { fieldProblemsOf } from '@evenhand/web-kit/problem-error';
import { financeWording } from '@evenhand/wording/finance';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FieldSpec } from './field-specs.js';
import { bodyOf, type Written } from './written-item.js';

interface ItemFormProps {
  specs: readonly FieldSpec[];
  first: Written;
  submit: string;
  isSaving: boolean;
  error: unknown;
  /** The pointers (`/value`) of the fields that are not right; none when it was sent. */
  onSubmit: (body: Record<string, unknown>) => string[];
  onClose: () => void;
}

/** A choice is at fault as a group, so there its first option takes the focus. */
const AT_FAULT = '[aria-invalid="true"], fieldset[aria-describedby] input';

/** The questions of a dialog, whichever list the item belongs to. */
export const ItemForm = ({ specs, first, submit, isSaving, error, onSubmit, onClose }: ItemFormProps) => {
  const form = useRef<HTMLFormElement>(null);
  const [written, setWritten] = useState(first);
  const [refused, setRefused] = useState<string[]>([]);
  const told = [...refused, ...fieldProblemsOf(error).map(({ pointer }) => pointer)];

  useEffect(() => {
    if (refused.length > 0) form.current?.querySelector<HTMLElement>(AT_FAULT)?.focus();
  }, [refused]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    setRefused(onSubmit(bodyOf(written, specs)));
  };

  return (
    <form ref={form} onSubmit={send} noValidate>
      {specs.map((spec) => (
        <ItemField
          key={spec.name}
          spec={spec}
          value={written[spec.name] ?? ''}
          error={told.includes(`/${spec.name.replace('.', '/')}`) ? (spec.refused ?? null) : null}
          onChange={(value) => setWritten({ ...written, [spec.name]: value })}
        />
      ))}
      <Actions>
        <Button kind="primary" type="submit" busy={isSaving}>
          {isSaving ? financeWording.add.submitting : submit}
        </Button>
        <Button onClick={onClose}>{financeWording.add.cancel}</Button>
      </Actions>
    </form>
  );
};

interface ItemFieldProps {
  spec: FieldSpec;
  value: string | boolean;
  error: string | null;
  onChange: (value: string | boolean) => void;
}

const ItemField = ({ spec, value, error, onChange }: ItemFieldProps) => {
  const { kind, label, hint, options = [], optional } = spec;
  if (kind === 'tick') return <Tick label={label} checked={value === true} onChange={onChange} error={error} />;
  const field = { label, hint, error, value: String(value), onChange };
  if (kind === 'choice') return <OneChoice {...field} options={options} />;
  if (kind === 'select')
    return <SelectInput {...field} empty={optional ? '—' : financeWording.add.choose} options={options} />;
  if (kind === 'amount') return <DollarInput {...field} />;
  if (kind === 'area') return <TextArea {...field} rows={2} />;
  return <TextInput {...field} autoComplete="off" inputMode={kind === 'percent' ? 'decimal' : undefined} />;
};
