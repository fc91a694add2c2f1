import { type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { Why } from './why.js';

/** The frame of a control: label, reason, hint and error. */
export interface FieldProps {
  label: string;
  hint?: string;
  /** "Why we ask", expandable. */
  why?: { label: string; text: string };
  error?: string | null;
}

/** Ids that connect a control to its hint and error (aria-describedby). */
export interface ControlIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
}

const useIds = ({ hint, error }: FieldProps): ControlIds & { hintId: string; errorId: string } => {
  const id = useId();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined;
  return { id, hintId, errorId, 'aria-describedby': described, 'aria-invalid': Boolean(error) };
};

/** A labelled control. */
export const Field = ({ children, ...field }: FieldProps & { children: (ids: ControlIds) => ReactNode }) => {
  const { hintId, errorId, ...ids } = useIds(field);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={ids.id}>
        {field.label}
      </label>
      {field.hint && (
        <p className={styles.hint} id={hintId}>
          {field.hint}
        </p>
      )}
      {children(ids)}
      {field.error && (
        <p className={styles.error} id={errorId}>
          {field.error}
        </p>
      )}
      {field.why && <Why {...field.why} about={field.label} />}
    </div>
  );
};

/** A labelled group of choices. */
export const FieldGroup = ({ children, ...field }: FieldProps & { children: ReactNode }) => {
  const { hintId, errorId, id: _id, 'aria-invalid': _invalid, ...described } = useIds(field);
  return (
    <fieldset className={styles.field} {...described}>
      <legend className={styles.label}>{field.label}</legend>
      {field.hint && (
        <p className={styles.hint} id={hintId}>
          {field.hint}
        </p>
      )}
      {children}
      {field.error && (
        <p className={styles.error} id={errorId}>
          {field.error}
        </p>
      )}
      {field.why && <Why {...field.why} about={field.label} />}
    </fieldset>
  );
};
