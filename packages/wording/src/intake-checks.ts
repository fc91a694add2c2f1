/** What is said at a field whose answer cannot stand. The page says it in the step; the service when submitting. */
export const impossibleAnswer = {
  'separation-before-marriage': 'The separation stands before the marriage. Please check both dates.',
  'separation-ahead': 'This day lies in the future. Please enter the day on which you separated.',
  'marriage-ahead': 'This day lies in the future. Please enter the day on which you married.',
  'born-ahead': 'This day lies in the future. Please enter the day on which the child was born.',
  'day-ahead': 'This day lies in the future. Please check it.',
  'together-after-separation': 'The separation stands before this day. Please check both dates.',
  'not-an-address': 'Please enter a full e-mail address, such as name@example.ca.',
} as const;
