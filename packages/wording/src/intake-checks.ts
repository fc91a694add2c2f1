/** What is said at a field whose answer cannot stand. The page says it in the step; the service when submitting. */
export const impossibleAnswer = {
  'separation-before-marriage': 'The separation stands before the marriage. Please check both dates.',
  'separation-ahead': 'This day lies in the future. Please enter the day on which you separated.',
  'marriage-ahead': 'This day lies in the future. Please enter the day on which you married.',
  'born-ahead': 'This day lies in the future. Please enter the day on which the child was born.',
  'day-ahead': 'This day lies in the future. Please check it.',
  'together-after-separation': 'The separation stands before this day. Please check both dates.',
  'not-an-address': 'Please enter a full e-mail address, such as name@example.ca.',
  'before-separation': 'This day stands before the separation. Please check both dates.',
  'not-the-payment-day': 'Support is to fall due on another day of the month. Please check both answers.',
  'owed-after-start': 'Child support begins before this day. What is owed is for the time before it begins.',
  'more-than-owed': 'This is more than what is owed. Please check both amounts.',
  'paid-back-too-slowly': 'At this pace it takes more than thirty years. Please enter a higher amount.',
  'no-such-child': 'None of the children you named has this name. Please choose again.',
  'ends-before-it-begins': 'This day comes before the beginning. Please check both dates.',
  'outside-the-time-paid': 'No spousal support is paid on this day. Please check when it begins and ends.',
  'steps-out-of-order': 'This change stands before the one above it. Please put them in order.',
} as const;
