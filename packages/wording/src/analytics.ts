/** The question whether visits may be counted, asked once and changed at any time. */
export const analyticsWording = {
  label: 'Counting visits',
  yes: 'Yes, you may count',
  no: 'No',
  settings: 'Counting visits',
  given: 'You agreed that we count your visits.',
  refused: 'Your visits are not counted.',
  withdraw: 'Take it back',
  close: 'Leave it so',
  failed: 'We could not save your choice. Please try again.',
} as const;
