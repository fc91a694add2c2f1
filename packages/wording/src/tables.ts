/** In an empty field of a date. */
export const dateExample = '21 November 2026';
export const notADate = 'Please write the day as 21 November 2026, or choose it in the calendar.';

/** Words of tables that sort. */
export const tableWording = {
  label: 'Sort by',
  none: 'As listed',
  orders: {
    text: ['A to Z', 'Z to A'],
    amount: ['lowest first', 'highest first'],
    size: ['smallest first', 'largest first'],
    day: ['oldest first', 'newest first'],
  },
} as const;
