import './styles/calendar.css';
import AntCalendar from 'antd/es/calendar';
import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import { Themed } from './themed.js';

interface CalendarProps {
  /** Any ISO date of the month to show. */
  month: string;
  onMonth: (month: string) => void;
  /**
   * Content of a day.
   * @param date ISO date.
   */
  day: (date: string) => ReactNode;
}

/** A month with content in its days. */
export const Calendar = ({ month, onMonth, day }: CalendarProps) => (
  <Themed>
    <AntCalendar
      value={dayjs(month)}
      onPanelChange={(date) => onMonth(date.format('YYYY-MM-DD'))}
      headerRender={() => null}
      cellRender={(date, { type, originNode }) => (type === 'date' ? day(date.format('YYYY-MM-DD')) : originNode)}
    />
  </Themed>
);
