/** The home, what else is owned, and what is owed. */
export const holdingsWording = {
  livingSituation: { label: 'Your home', why: 'Special rules protect both of you in a home that you own.' },
  homeOwner: { label: 'Who owns the home?', why: 'The agreement says whose name it is in.' },
  matrimonialHomeAgreed: {
    label: 'We agree on what happens to the home',
    why: 'If you do not agree yet, write down where you stand. You can change it later.',
  },
  homeEstimatedValue: { label: 'What is the home worth today?', why: 'Your best estimate. An appraisal is better.' },
  homeMortgageBalance: { label: 'What is still owed on it?', why: 'It is on your last mortgage statement.' },
  homeDivisionDescription: {
    label: 'What happens to the home?',
    why: 'In your own words: who stays, is it sold, who pays whom how much, and by when. It goes into the agreement as written.',
  },
  hasAssets: {
    label: 'We have other assets',
    why: 'Accounts, cars, investments, pensions: whatever is worth something.',
  },
  assetTypes: { label: 'Which kinds?', why: 'Choose all that apply.' },
  assetDivisionDescription: {
    label: 'Who keeps what?',
    why: 'In your own words. It goes into the agreement as written.',
  },
  hasDebt: { label: 'We have debts', why: 'Other than the mortgage on your home.' },
  debtType: { label: 'What kind?', why: 'A bank can ask either of you for a joint debt, whatever you agree.' },
  debtDivisionDescription: {
    label: 'Who pays what?',
    why: 'In your own words. It goes into the agreement as written.',
  },
} as const;
