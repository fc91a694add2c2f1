/** Questions about support that may stay open: each adds its words to the agreement where it is answered. */
export const supportWording = {
  childSupportStart: {
    label: 'When does child support begin?',
    why: 'The first payment is due on this day. Without an answer it is the first of the month after the agreement is made.',
  },
  childPastPaid: {
    label: 'Some of these payments are due already. How are they made up?',
    why: 'The agreement states what they come to, and by when they are paid.',
  },
  expenses: {
    label: 'Costs of the children beyond the monthly amount',
    why: 'Child care, braces, a hockey season: what each of you bears of it is worked out from your incomes. Only an amount in dollars can be collected.',
  },
  childArrears: {
    label: 'Child support that is still owed for the time before',
    why: 'Write 0 if nothing is owed. Without an answer the agreement leaves that time open.',
  },
  childArrearsSince: { label: 'Since when is it owed?', why: 'The agreement says for which time it is.' },
  childArrearsPaid: { label: 'How is it paid back?', why: 'So that both of you know when it is done.' },
  childArrearsMonthly: {
    label: 'How much of it each month?',
    why: 'The agreement states how many payments that makes, and the last one.',
  },
  childArrearsFrom: {
    label: 'On which day is it paid, or does it begin?',
    why: 'A day in the text is what can be enforced.',
  },
  studyEnd: {
    label: 'How long do you support a child who studies?',
    why: 'Support can go on past 18 during full-time studies. Without an answer the law decides.',
  },
  studyAge: {
    label: 'Up to which age at the latest?',
    why: 'Leave it empty if you set no age.',
  },
  respUse: {
    label: 'How is money in an RESP used?',
    why: 'It pays for studies either first, or as the share of the parent who put it in.',
  },
  incomeImputedTo: {
    label: 'Does one of you earn less than they could?',
    why: 'If you count an income that this person does not earn now, the agreement has to say so. Leave it empty if you count real incomes.',
  },
  incomeImputedBecause: {
    label: 'Why do you count that income?',
    why: 'For example: trained as a nurse and able to work full time. It goes into the agreement as written.',
  },
  incomeAbroad: {
    label: 'How is the income outside Canada stated?',
    why: 'The law counts it as if it were earned and taxed in Canada: an income without tax counts for more than it is paid.',
  },
  userIncomeKind: {
    label: 'What is most of your income?',
    why: 'Employment, self-employment and a pension leave different amounts after tax. Without an answer it is counted as employment.',
  },
  partnerIncomeKind: {
    label: 'What is most of your partner’s income?',
    why: 'The same for your partner.',
  },
  userDisabilityCredit: {
    label: 'You have the disability tax credit',
    why: 'Benefits are higher with it.',
  },
  partnerDisabilityCredit: {
    label: 'Your partner has the disability tax credit',
    why: 'Benefits are higher with it.',
  },
  userHousing: {
    label: 'Do you pay rent or property tax?',
    why: 'Ontario gives a credit for it, which counts in the range of spousal support.',
  },
  userHousingCost: {
    label: 'How much do you pay for it a year?',
    why: 'Of the rent of a year, or the property tax of a year.',
  },
  partnerHousing: {
    label: 'Does your partner pay rent or property tax?',
    why: 'Ontario gives a credit for it. Leave it empty where you do not know.',
  },
  partnerHousingCost: {
    label: 'How much does your partner pay for it a year?',
    why: 'Of the rent of a year, or the property tax of a year.',
  },
  supportMethod: {
    label: 'How is support paid?',
    why: 'A way that leaves a trace spares both of you a dispute about what was paid.',
  },
  supportDay: {
    label: 'On which day of the month?',
    why: 'Soon after payday is easiest to keep. Without an answer it is the first.',
  },
  insuranceAmount: {
    label: 'How much life insurance secures the support?',
    why: 'If the one who pays dies, it takes the place of the payments. Enough for what is still to be paid is usual.',
  },
  insuranceTrustee: {
    label: 'Who receives it in trust for the children?',
    why: 'An insurer does not pay to a child. Without an answer it goes to the parent who receives support.',
  },
  insuranceUntil: {
    label: 'Until when at the latest is it kept?',
    why: 'Without an answer it is kept for as long as support is payable.',
  },
} as const;

/** The cards of the list of expenses. */
export const expenseListWording = {
  title: (number: number) => `Expense ${number}`,
  add: 'Add another expense',
  addFirst: 'Add an expense',
  remove: (number: number) => `Remove expense ${number}`,
  fields: {
    child: 'For which child?',
    kind: 'What kind of expense?',
    what: 'What exactly?',
    amount: 'What it costs, after subsidies, insurance and tax credits',
    per: 'For how long is that?',
    paidBy: 'Who pays the bill?',
  },
} as const;
