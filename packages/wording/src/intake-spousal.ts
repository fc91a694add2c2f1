/** Questions about spousal support over time that may stay open. */
export const spousalWording = {
  spousalForm: {
    label: 'Is it paid every month or once?',
    why: 'Monthly support is deducted by the one who pays and taxed at the other. A lump sum is neither, and it cannot be changed later.',
  },
  spousalStart: {
    label: 'When does spousal support begin?',
    why: 'The first payment is due on this day. Without an answer it is in the month after the agreement is made.',
  },
  spousalPastPaid: {
    label: 'Some of these payments are due already. How are they made up?',
    why: 'What was paid before counts for tax in this year and the last. What is made up later may not.',
  },
  spousalBefore: {
    label: 'What about the months from the separation to the first payment?',
    why: 'Support can be claimed for them. Without an answer neither of you gives that up.',
  },
  spousalEnd: {
    label: 'The day on which spousal support ends',
    why: 'For a fixed term. Leave it empty where no end is agreed.',
  },
  spousalSteps: {
    label: 'Does the amount change on a day that is known now?',
    why: 'For example lower from the year in which one of you is to be back at work.',
  },
  spousalReviewOn: {
    label: 'From which day on may it be reviewed?',
    why: 'In a review both look at amount and duration anew, even where nothing has changed.',
  },
  spousalReviewEvent: {
    label: 'Or once what has happened?',
    why: 'For example: the younger child has started school. It goes into the agreement as written.',
  },
  spousalIndexing: {
    label: 'Does it rise with the cost of living?',
    why: 'The Family Law Act knows the index for Canada; you may choose that for Ontario. Child support follows incomes instead.',
  },
  spousalIndexingOn: { label: 'When for the first time?', why: 'Then every year on the same day.' },
  retirementAge: {
    label: 'From which age of the payor may retirement change it?',
    why: 'When the person who pays retires at that age or later, either of you may ask for a review.',
  },
  spousalLumpSum: { label: 'How much is the lump sum?', why: 'One amount, stated in dollars, without tax.' },
  spousalLumpSumOn: { label: 'By when is it paid?', why: 'A day in the text is what can be enforced.' },
  spousalLumpSumMonthly: {
    label: 'What would have been paid each month instead?',
    why: 'From this we work out what the payments are worth today and after tax, beside what you agreed on.',
  },
  spousalLumpSumUntil: { label: 'Until when would it have been paid?', why: 'So many payments are counted.' },
  spousalLumpSumRate: {
    label: 'By how much a year is later money worth less?',
    why: 'The discount: about what safe savings earn a year, after inflation.',
  },
} as const;

/** The cards of the changes of the amount. */
export const stepListWording = {
  title: (number: number) => `Change ${number}`,
  add: 'Add another change',
  addFirst: 'Add a change',
  remove: (number: number) => `Remove change ${number}`,
  fields: { from: 'From which day on?', amount: 'The monthly amount from then on' },
} as const;
