/** What the service of finances says: refusals, mails. */
export const financeServer = {
  homeNotExcluded:
    'A matrimonial home is shared even when it was a gift or inherited. Only a contract between you can exclude it.',
  excludedTooMuch: 'This is more than it was worth at separation.',
  statementTooLarge: 'This statement is too large. Please export a shorter time, up to 700 KB.',
  statementEmpty: 'We found no movements in this file.',
  statementEncoding: 'We cannot read the letters of this file. Please save it as “CSV UTF-8”, or export OFX or QFX.',
  columnsUntold: 'Please tell us which column holds the date, the description and the amount.',
} as const;
