/** What svc-billing says in answers, receipts and mails. Subjects say nothing of what the product is for. */
export const billingServer = {
  alreadyOwned: 'You have this plan already. Nothing was charged.',
  sealed: 'Your agreement is signed and sealed, so there is nothing to upgrade. Nothing was charged.',
  disputed: 'Your bank has not decided about an earlier payment yet. You can pay when it has. Nothing was charged.',
  priceChanged: 'The price shown is not the price in force any more. Reload the page to see it; nothing was charged.',
  declines: {
    card_declined: 'Your card was declined.',
    insufficient_funds: 'Your card has insufficient funds.',
    authentication_failed: 'Your bank could not confirm that it is you.',
    unknown_card: 'This is not one of the test cards. No real card works here.',
  },
  receipt: {
    titles: { payment: 'Receipt', refund: 'Refund' },
    number: 'Number',
    date: 'Date',
    item: 'Item',
    items: { complete: 'Complete Kit, one payment', premium: 'Premium, one payment' },
    beforeTax: 'Amount without tax',
    tax: 'HST 13% (Ontario)',
    total: { payment: 'Total paid', refund: 'Total paid back' },
    taxNumber: 'GST/HST registration number',
    statement: (name: string) => `Your card statement shows ${name}.`,
  },
  mail: {
    paid: {
      subject: 'Your receipt',
      text: (amount: string, address: string) =>
        `Thank you. Your payment of ${amount} has arrived, and your receipt is here:\n\n  ${address}\n`,
    },
    refunded: {
      subject: 'Your refund',
      text: (amount: string, address: string) =>
        `${amount} is on its way back to your card. Banks take 5 to 10 days to show it. Everything you entered is kept.\n\n  ${address}\n`,
    },
    ending: {
      subject: (days: number) => (days === 1 ? '1 day left' : `${days} days left`),
      text: (day: string, address: string) =>
        `Your year of access to your documents ends on ${day}. Until then you can download them here. Afterwards you can still read what you entered and the draft on the site, and download everything you entered as one file.\n\n  ${address}\n`,
    },
  },
} as const;
