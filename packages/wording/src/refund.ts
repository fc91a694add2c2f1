/** The payment is held from the first signature on. */
const unless = 'unless the agreement is being signed or is sealed';

/** The refund rule wherever it is read; `days` is REFUND_DAYS of contracts. */
export const refundWording = {
  unless,
  guarantee: (days: number) => `${days}-day money-back guarantee`,
  atCheckout: (days: number) => `Within ${days} days you get your money back at the press of a button, ${unless}.`,
  rule: (days: number) => `Within ${days} days of a payment, ${unless}.`,
  term: (days: number) => `A payment can be refunded within ${days} days, ${unless}.`,
  because: (days: number) => ({
    'nothing-paid': 'There is no payment to take back.',
    'too-late': `The ${days} days of the money-back guarantee are over. Write to us and a person will look at it.`,
    sealed: 'Your agreement is sealed, so the payment stays. Write to us and a person will look at it.',
    signing:
      'Your agreement is being signed, so the payment is held. To get your money back, take the agreement back on the signing page first. Once all four of you have signed, write to us and a person will look at it.',
    'on-its-way': 'Your money is on its way back to your card.',
  }),
} as const;
