/** Incomes and the support that follows from them. */
export const incomesWording = {
  useGuidelines: {
    label: 'Use the Child Support Guidelines',
    why: 'The tables that every court starts from. You can agree on another amount, but then a good reason is needed.',
  },
  userIncome: {
    label: 'Your yearly income',
    why: 'Before tax: line 15000 of your last tax return. Child support is worked out from it.',
  },
  partnerIncome: {
    label: "Your partner's yearly income",
    why: 'Before tax: line 15000 of their last tax return. You will both show each other your papers.',
  },
  userProvince: { label: 'Where do you live?', why: 'Support follows the tables and taxes of a province.' },
  partnerProvince: {
    label: 'Where does your partner live?',
    why: 'The table of the province of the person who pays applies. For a payor outside Canada it is that of the other parent.',
  },
  childSupportPayer: {
    label: 'Who pays child support?',
    why: 'Usually the parent with whom the children live less.',
  },
  agreedChildSupportAmount: {
    label: 'Monthly child support that you agreed on',
    why: 'Leave it empty to use the amount by the Guidelines.',
  },
  childSupportReason: {
    label: 'Why another amount than the Guidelines give?',
    why: 'A court looks at the reason before it grants a divorce.',
  },
  spousalSupportRequested: {
    label: 'One of us will pay spousal support',
    why: 'If not, the next question asks whether both of you give it up.',
  },
  spousalSupportPayer: { label: 'Who pays spousal support?', why: 'Usually the one with the higher income.' },
  spousalSupportAmount: { label: 'Monthly spousal support', why: 'Stated apart from child support: it is taxed.' },
  spousalSupportDuration: { label: 'For how long?', why: 'For example: five years, or until 31 December 2031.' },
  spousalSupportReason: {
    label: 'Why is it paid?',
    why: 'For example: one of you stayed home with the children. The agreement states the reason.',
  },
} as const;
