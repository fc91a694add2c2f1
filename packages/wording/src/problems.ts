/** What a form says beside a field when the schema has no sentence of its own. */
export const problemsWording = {
  noRoom:
    'There is no room left on our side, so this was not saved. What you saved before is safe. Please try again in a few minutes.',
  fields: {
    missing: 'Please fill this in.',
    wrongKind: 'This is not the kind of answer we expect here.',
    notAChoice: 'Please choose one of the answers offered.',
    unknown: 'We did not ask for this.',
    unkeepable: 'This has a character that cannot be kept.',
    invisible:
      'This has a character that cannot be seen, as copied text sometimes has. Please type it here, or paste it without formatting.',
    email: 'Please enter a full e-mail address, such as name@example.ca.',
    personName: 'Please write the name on one line of at most 150 characters, without web or mail addresses.',
    didYouMean: (address: string) => `Did you mean ${address}?`,
    useIt: 'Use this address',
    pressAgain: 'Or press again to keep what you wrote.',
    date: 'Please enter a date as year-month-day.',
    tooShort: (least: number | bigint) => `Please use at least ${least} characters.`,
    tooLong: (most: number | bigint) => `Please use at most ${most} characters.`,
    tooFew: (least: number | bigint) => `Please add at least ${least}.`,
    tooMany: (most: number | bigint) => `Please keep to at most ${most}.`,
    tooLow: (least: number | bigint) => `This must be ${least} or more.`,
    tooHigh: (most: number | bigint) => `This must be ${most} or less.`,
    decimals: 'Please give an amount with at most two decimals, such as 1234.56.',
    other: 'Please check this answer.',
  },
} as const;
