import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.js';
import { FieldGroup, type FieldProps } from './field.js';
import styles from './field.module.css';
import { Why } from './why.js';

interface Option {
  value: string;
  label: string;
  note?: string;
  /** Illustrates the choice. */
  picture?: ReactNode;
}

const Words = ({ label, note, picture }: Option) => (
  <>
    <span className={styles.words}>
      <span className={styles.name}>{label}</span>
      {note && <span className={styles.note}>{note}</span>}
    </span>
    {picture && <span className={styles.picture}>{picture}</span>}
  </>
);

interface OneChoiceProps extends FieldProps {
  value: string | undefined;
  onChange: (value: string) => void;
  options: readonly Option[];
}

/** A single choice. */
export const OneChoice = ({ value, onChange, options, ...field }: OneChoiceProps) => {
  const name = useId();
  return (
    <FieldGroup {...field}>
      <div className={styles.choices}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            <Words {...option} />
          </label>
        ))}
      </div>
    </FieldGroup>
  );
};

interface SomeChoicesProps extends FieldProps {
  values: readonly string[];
  onChange: (values: string[]) => void;
  options: readonly Option[];
}

/** Multiple choices. */
export const SomeChoices = ({ values, onChange, options, ...field }: SomeChoicesProps) => (
  <FieldGroup {...field}>
    <div className={styles.choices}>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="checkbox"
            checked={values.includes(option.value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...values, option.value] : values.filter((chosen) => chosen !== option.value))
            }
          />
          <Words {...option} />
        </label>
      ))}
    </div>
  </FieldGroup>
);

interface TickProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  why?: FieldProps['why'];
  error?: string | null;
}

/** A checkbox with its statement. */
export const Tick = ({ label, checked, onChange, why, error }: TickProps) => {
  const id = useId();
  return (
    <div className={classNames(styles.field, styles.tick)}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={checked}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p className={styles.error} id={id}>
          {error}
        </p>
      )}
      {why && <Why {...why} about={label} />}
    </div>
  );
};
