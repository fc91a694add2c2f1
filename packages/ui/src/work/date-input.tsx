import './styles/date-input.css';
import DatePicker from 'antd/es/date-picker';
import english from 'antd/es/date-picker/locale/en_US';
import dayjs from 'dayjs';
import { useState } from 'react';
import { Field, type FieldProps } from '../field.js';
import { TextInput } from '../inputs.js';
import styles from './date-input.module.css';
import { Themed } from './themed.js';

interface DateInputProps extends FieldProps {
  /** ISO date, or what is typed and is no date; the caller refuses that. */
  value: string;
  onChange: (written: string) => void;
  placeholder: string;
}

/** The first is written, all are read. None depends on the order of day and month in figures. */
const FORMATS = ['D MMMM YYYY', 'D MMM YYYY', 'MMMM D, YYYY', 'MMM D, YYYY', 'YYYY-MM-DD'];

/** The buttons of month and year are named by their text. */
const locale = { ...english, lang: { ...english.lang, monthSelect: '', yearSelect: '' } };

const read = (text: string) => {
  const date = dayjs(text, FORMATS, true);
  return date.isValid() ? date : null;
};

/** A date, typed or chosen in a calendar. Touch screens get the control of their system. */
export const DateInput = ({ value, onChange, placeholder, ...field }: DateInputProps) => {
  const [isTouched] = useState(() => matchMedia('(pointer: coarse)').matches);
  // antd empties the field when a date that is being corrected has no value.
  const [last, setLast] = useState(() => read(value));
  if (isTouched) return <TextInput {...field} type="date" short value={value} onChange={onChange} />;
  return (
    <Field {...field}>
      {(ids) => (
        <Themed>
          <div
            onInput={({ currentTarget }) => {
              const text = currentTarget.querySelector('input')?.value ?? '';
              const date = read(text);
              if (date || text === '') setLast(date);
              onChange(date?.format('YYYY-MM-DD') ?? text);
            }}
          >
            <DatePicker
              {...ids}
              className={styles.date}
              value={value ? (read(value) ?? last) : null}
              preserveInvalidOnBlur
              format={FORMATS}
              locale={locale}
              // In the dialog of the field, whose focus does not leave it.
              getPopupContainer={(field) => field.parentElement ?? field}
              placeholder={placeholder}
              status={field.error ? 'error' : undefined}
              onChange={(date) => {
                setLast(date);
                onChange(date ? date.format('YYYY-MM-DD') : '');
              }}
            />
          </div>
        </Themed>
      )}
    </Field>
  );
};
