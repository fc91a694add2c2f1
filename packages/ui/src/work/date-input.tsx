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
  /** ISO date; empty without one. */
  value: string;
  onChange: (date: string) => void;
  placeholder: string;
}

/** The first is written, all are read. None depends on the order of day and month in figures. */
const FORMATS = ['D MMMM YYYY', 'D MMM YYYY', 'MMMM D, YYYY', 'MMM D, YYYY', 'YYYY-MM-DD'];

/** The buttons of month and year are named by their text. */
const locale = { ...english, lang: { ...english.lang, monthSelect: '', yearSelect: '' } };

/** A date, typed or chosen in a calendar. Touch screens get the control of their system. */
export const DateInput = ({ value, onChange, placeholder, ...field }: DateInputProps) => {
  const [isTouched] = useState(() => matchMedia('(pointer: coarse)').matches);
  if (isTouched) return <TextInput {...field} type="date" short value={value} onChange={onChange} />;
  return (
    <Field {...field}>
      {(ids) => (
        <Themed>
          <DatePicker
            {...ids}
            className={styles.date}
            value={value ? dayjs(value) : null}
            format={FORMATS}
            locale={locale}
            // In the dialog of the field, whose focus does not leave it.
            getPopupContainer={(field) => field.parentElement ?? field}
            placeholder={placeholder}
            status={field.error ? 'error' : undefined}
            onChange={(date) => onChange(date ? date.format('YYYY-MM-DD') : '')}
          />
        </Themed>
      )}
    </Field>
  );
};
