import './styles/date-range.css';
import DatePicker from 'antd/es/date-picker';
import dayjs from 'dayjs';
import { Themed } from './themed.js';

interface DateRangeProps {
  label: { from: string; to: string };
  /** ISO dates; null for an open end. */
  from: string | null;
  to: string | null;
  onChange: (from: string | null, to: string | null) => void;
}

const read = (date: string | null) => (date ? dayjs(date) : null);
const write = (date: dayjs.Dayjs | null | undefined): string | null => date?.format('YYYY-MM-DD') ?? null;

/** Two dates; either may be empty. */
export const DateRange = ({ label, from, to, onChange }: DateRangeProps) => (
  <Themed>
    <DatePicker.RangePicker
      value={[read(from), read(to)]}
      allowEmpty={[true, true]}
      placeholder={[label.from, label.to]}
      format="D MMMM YYYY"
      onChange={(dates) => onChange(write(dates?.[0]), write(dates?.[1]))}
    />
  </Themed>
);
