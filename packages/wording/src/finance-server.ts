/** What the service of finances says: refusals, mails. */
export const financeServer = {
  homeNotExcluded:
    'A matrimonial home is shared even when it was a gift or inherited. Only a contract between you can exclude it.',
  excludedTooMuch: 'This is more than it was worth at separation.',
} as const;
