import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { classNames } from './class-names.js';
import { Field, type FieldProps } from './field.js';
import styles from './field.module.css';

type Native<Attributes> = Omit<Attributes, 'value' | 'onChange' | 'id' | 'children'>;

interface Written {
  value: string;
  onChange: (value: string) => void;
}

type TextInputProps = FieldProps & Written & Native<InputHTMLAttributes<HTMLInputElement>> & { short?: boolean };

/** A one-line input; `type` selects e-mail, password, date and others. */
export const TextInput = ({ label, hint, why, error, onChange, short, ...input }: TextInputProps) => (
  <Field label={label} hint={hint} why={why} error={error}>
    {(ids) => (
      <input
        dir="auto"
        // Without a maximum, browsers accept years of six digits.
        max={input.type === 'date' ? '9999-12-31' : undefined}
        {...input}
        {...ids}
        className={classNames(styles.input, short && styles.short)}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
);

/** A code of six digits from a mail or an app, also as `123 456`; devices that read the mail can autofill it. */
export const CodeInput = (field: FieldProps & Written) => (
  <TextInput {...field} short inputMode="numeric" autoComplete="one-time-code" maxLength={20} />
);

type TextAreaProps = FieldProps & Written & Native<TextareaHTMLAttributes<HTMLTextAreaElement>>;

/** A multi-line input. */
export const TextArea = ({ label, hint, why, error, onChange, ...area }: TextAreaProps) => (
  <Field label={label} hint={hint} why={why} error={error}>
    {(ids) => (
      <textarea
        dir="auto"
        rows={4}
        {...area}
        {...ids}
        className={styles.input}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
);

type DollarInputProps = FieldProps & Written & { placeholder?: string; onBlur?: () => void };

/** An amount in dollars as text; the caller parses it into cents. */
export const DollarInput = ({ label, hint, why, error, value, onChange, placeholder, onBlur }: DollarInputProps) => (
  <Field label={label} hint={hint} why={why} error={error}>
    {(ids) => (
      <div className={styles.amount}>
        <span aria-hidden="true">$</span>
        <input
          {...ids}
          className={styles.input}
          inputMode="decimal"
          autoComplete="off"
          value={value}
          placeholder={placeholder}
          onBlur={onBlur}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    )}
  </Field>
);

interface SelectInputProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Label of the empty option; without it an option is always selected. */
  empty?: string;
  options: readonly SelectOption[];
}

export interface SelectOption {
  value: string;
  label: string;
  /** Heading of consecutive options with the same one. */
  group?: string;
}

const byGroup = (options: readonly SelectOption[]) => {
  const groups: { label: string | undefined; options: SelectOption[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.label === option.group) last.options.push(option);
    else groups.push({ label: option.group, options: [option] });
  }
  return groups;
};

const Options = ({ options }: { options: readonly SelectOption[] }) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

/** A native select. */
export const SelectInput = ({ label, hint, why, error, value, onChange, empty, options }: SelectInputProps) => (
  <Field label={label} hint={hint} why={why} error={error}>
    {(ids) => (
      <select {...ids} className={styles.input} value={value} onChange={(event) => onChange(event.target.value)}>
        {empty !== undefined && <option value="">{empty}</option>}
        {byGroup(options).map(({ label: group, options: among }) =>
          group === undefined ? (
            <Options key={among[0]?.value} options={among} />
          ) : (
            <optgroup key={group} label={group}>
              <Options options={among} />
            </optgroup>
          ),
        )}
      </select>
    )}
  </Field>
);
