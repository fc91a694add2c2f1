import { holdsHidden } from './hidden-contacts.js';

/** What is said at a field whose answer cannot stand. The page says it in the step; the service when submitting. */
export const impossibleAnswer = {
  'separation-before-marriage': 'The separation is earlier than the marriage. Please check both dates.',
  'separation-ahead': 'This day lies in the future. Please enter the day on which you separated.',
  'marriage-ahead': 'This day lies in the future. Please enter the day on which you married.',
  'born-ahead': 'This day lies in the future. Please enter the day on which the child was born.',
  'day-ahead': 'This day lies in the future. Please check it.',
  'together-after-separation': 'The separation is earlier than this day. Please check both dates.',
  'not-an-address': 'Please enter a full e-mail address, such as name@example.ca.',
  'not-a-name': 'Please write the name on one line of at most 150 characters, without web or mail addresses.',
  'before-separation': 'This day is earlier than the separation. Please check both dates.',
  'not-the-payment-day': 'Support is to fall due on another day of the month. Please check both answers.',
  'owed-after-start': 'Child support begins before this day. What is owed is for the time before it begins.',
  'more-than-owed': 'This is more than what is owed. Please check both amounts.',
  'paid-back-too-slowly': 'At this pace it takes more than thirty years. Please enter a higher amount.',
  'no-such-child': 'None of the children you named has this name. Please choose again.',
  'ends-before-it-begins': 'This day comes before the beginning. Please check both dates.',
  'outside-the-time-paid': 'No spousal support is paid on this day. Please check when it begins and ends.',
  'steps-out-of-order': 'This change is earlier than the one above it. Please put them in order.',
  'more-than-half':
    'At most half of the family law value can be transferred, and at most half of a pension that is being paid.',
  'over-ten-years': 'Instalments may run over ten years at most. Please choose fewer of them, or every month.',
  'nothing-to-charge': 'A charge needs a home that one of you keeps. Please choose another security.',
  'possession-after-transfer': 'By then the home belongs to the other alone. Please check both days.',
  'named-and-given-up': 'Who stays named cannot have given it up. Please choose one of the two.',
  'no-support-to-secure': 'Nobody pays support by your answers, so there is nothing to secure.',
  'no-children-to-name': 'By your answers you have no children together.',
  'other-figures':
    'Keep every number of the sentence as it is: amounts, days and articles. To change one of them, ask for another amount or day instead.',
  'reworded-twice': 'This sentence has other words already. Please keep one of the two.',
  'cost-and-market-value': 'Something goes over at its cost or at its market value. Please choose one of the two.',
  'holds-hidden-address': holdsHidden.address,
  'holds-hidden-phone': holdsHidden.phone,
  'holds-hidden-email': holdsHidden.email,
} as const;
