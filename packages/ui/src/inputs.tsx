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

/** One line of text; also e-mail, password, date and code, by `type`. */
export const TextInput = ({ label, hint, why, error, onChange, short, ...input }: TextInputProps) => (
  <Field label={label} hint={hint} why={why} error={error}>
    {(ids) => (
      <input
        dir="auto"
        // A year has four digits: without an end a browser takes six.
        max={input.type === 'date' ? '9999-12-31' : undefined}
        {...input}
        {...ids}
        className={classNames(styles.input, short && styles.short)}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
);

/** A code of six digits that was mailed, offered by a device that read the mail. */
export const CodeInput = (field: FieldProps & Written) => (
  <TextInput {...field} short inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
);

type TextAreaProps = FieldProps & Written & Native<TextareaHTMLAttributes<HTMLTextAreaElement>>;

/** Several lines of text. */
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

/** An amount in dollars as a person writes it; the caller reads it into cents. */
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
  /** The first option, for "nothing chosen"; without it an option is always chosen. */
  empty?: string;
  options: readonly { value: string; label: string }[];
}

/** One of many: the device's own list. */
export const SelectInput = ({ label, hint, why, error, value, onChange, empty, options }: SelectInputProps) => (
  <Field label={label} hint={hint} why={why} error={error}>
    {(ids) => (
      <select {...ids} className={styles.input} value={value} onChange={(event) => onChange(event.target.value)}>
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </Field>
);
