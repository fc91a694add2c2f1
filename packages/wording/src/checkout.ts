import { regularAfter } from './plans.js';
import { refundWording } from './refund.js';

/** Checkout and the payment page of the account. */
export const checkoutWording = {
  title: 'Checkout',
  lead: 'One payment for the two of you. No subscription.',
  back: 'Back to Dashboard',
  loading: 'Preparing your payment…',
  loadFailed: 'We could not fetch the price. Please try again.',
  tryAgain: 'Try Again',
  sealed: {
    title: 'Your agreement is signed and sealed',
    text: 'The legal consultation of Premium comes before signing, so we do not sell it any more. If you want to speak with a lawyer about the signed agreement, our support page names who to call.',
    toCase: 'Go to your sealed agreement',
    toSupport: 'Find a lawyer',
  },
  struck: (amount: string) => `Regular price ${amount}`,
  summary: {
    title: 'Order Summary',
    saved: 'Introductory price',
    introduction: (until: string, regular: string) => `Introductory price until ${until}. ${regularAfter(regular)}`,
    alreadyPaid: 'Already paid',
    total: 'You pay today',
    tax: 'of which HST, 13%',
    opens: 'What it opens',
    moneyBack: {
      name: refundWording.guarantee,
      until: `, ${refundWording.unless}.`,
    },
    statement: { before: 'Your card statement shows ', after: ', nothing else.' },
  },
  /** What each plan opens, in five lines at most. */
  opens: {
    complete: [
      'Inviting your partner to read, approve and sign',
      'The agreement as PDF and Word',
      'Signing with witnesses, and the sealed file',
      '1-year timeline tracking',
      '1-year document access',
    ],
    premium: ['Everything in Complete Kit', '5 hours of legal consultation'],
  },
  form: {
    title: 'Pay by card',
    card: 'Card',
    declined: 'Nothing was charged. Try another card, or call the number on its back.',
    uncharged: 'Nothing was charged.',
    unknown:
      'We do not know yet whether your card was charged. You can press Pay again: we look first, and nothing is charged twice.',
    over: 'This payment is closed. What became of it is with your payments and receipts, in your account.',
    provider: 'Stripe takes the payment. Evenhand never sees your card number.',
    pay: (amount: string) => `Pay ${amount}`,
    processing: 'Processing…',
    stillProcessing:
      'Your bank is still working on it. You can stay here or come back later: nothing is charged twice.',
    blocked:
      'The card form of Stripe could not be loaded. A content blocker or the network may hold it back. Allow js.stripe.com for this page and try again.',
    loadingForm: 'Loading the card form…',
  },
  sandbox: {
    about: 'This installation takes test cards. No money moves, and no real card works.',
    card: 'Card number',
    expiry: 'Expiry date',
    expiryHint: 'MM/YY',
    security: 'Security code',
    refused: {
      card: 'Please enter the digits on the front of the card.',
      expiry: 'Please enter month and year, such as 12/30.',
      security: 'Please enter the 3 or 4 digits on the card.',
    },
    cards: 'Test cards',
    list: [
      { number: '4242 4242 4242 4242', does: 'is paid' },
      { number: '4000 0000 0000 0002', does: 'is declined' },
      { number: '4000 0000 0000 9995', does: 'has insufficient funds' },
      { number: '4000 0025 0000 3155', does: 'asks the bank first' },
      { number: '4000 0000 0000 0259', does: 'is paid, then disputed' },
    ],
    bank: {
      title: 'Your bank asks: is it you?',
      text: (amount: string) => `A payment of ${amount} needs your approval.`,
      approve: 'Yes, It Is Me',
      refuse: 'No, Stop It',
      close: 'Stop the payment',
    },
  },
  paid: {
    above: 'Payment Successful',
    title: (plan: string) => `Paid. ${plan} is open for both of you.`,
    next: {
      answers: {
        title: 'Next: answer the questions',
        text: 'You can stop after any question and continue another day.',
        link: 'Continue Intake',
        to: '/intake',
      },
      invite: (partner: string) => ({
        title: `Next: invite ${partner}`,
        text: `${partner} gets a link to read the agreement, needs no account, and pays nothing.`,
        link: `Invite ${partner}`,
        to: '/flow/invite',
      }),
      dashboard: {
        title: 'Next: continue where you were',
        text: 'Your dashboard shows the next step of your agreement.',
        link: 'Go to Dashboard',
        to: '/dashboard',
      },
    },
    partner: 'your partner',
    receipt: {
      title: 'Your receipt',
      loading: 'Writing your receipt…',
      loadFailed: 'We could not open your receipt. It is kept with your payments.',
      tryAgain: 'Try Again',
      none: 'Your receipt is being written. It will be with your payments.',
      number: 'Receipt',
      at: 'Paid',
      statement: 'On your statement',
      total: (hst: string) => `Total, with ${hst} HST`,
      download: 'Download receipt',
    },
    open: 'Open now',
    moneyBack: (day: string) => `Changed your mind? You get your money back until ${day}, ${refundWording.unless}.`,
    payments: 'Payments and receipts',
  },
  setupFailed: {
    title: 'Payment Setup Failed',
    text: 'The card form could not be opened. Please try again.',
    tryAgain: 'Try Again',
  },
  toasts: {
    unauthorized: { title: 'Unauthorized', text: 'You are logged out. Logging in again...' },
    initFailed: { title: 'Error', text: 'Failed to initialize payment. Please try again.' },
    failed: 'Payment Failed',
    failedText: 'An error occurred during payment processing.',
    unexpected: 'An unexpected error occurred. Please try again.',
  },
} as const;

export const paymentsWording = {
  title: 'Payments and receipts',
  lead: 'Your plan, what you paid, and how to take it back.',
  loading: 'Opening your payments…',
  loadFailed: 'We could not open your payments.',
  tryAgain: 'Try Again',
  plan: 'Your plan',
  plans: { free: 'Free', complete: 'Complete Kit', premium: 'Premium' },
  free: 'Your answers, your draft on screen, the Evidence Kit and the calculators are free.',
  until: (day: string) => `Your documents are open until ${day}.`,
  over: (day: string) => `Your year of document access ended on ${day}. Your answers and your draft are kept.`,
  buy: 'See the plans',
  upgrade: (amount: string) => `Upgrade to Premium for ${amount}`,
  upgradeNote: 'You pay the difference only.',
  disputed: 'Your bank has disputed a payment. The plan is closed until the bank has decided.',
  receipts: 'Receipts',
  none: 'No receipts yet',
  noneText: 'After a payment its receipt is here, with the HST it includes.',
  columns: { number: 'Number', date: 'Date', what: 'What', amount: 'Amount', tax: 'HST', file: 'File' },
  kinds: { payment: 'Payment', refund: 'Refund' },
  download: (number: string) => `Download ${number}`,
  downloadFailed: 'The receipt could not be fetched. Please try again.',
  refund: {
    title: 'Money back',
    open: 'Get My Money Back',
    offer: (amount: string, day: string) =>
      `You can take ${amount} back until ${day}, ${refundWording.unless}. It goes to the card you paid with.`,
    confirmTitle: 'Take your money back?',
    confirmText:
      'PDF and Word, changes, approvals and signing close at once, for your partner too. Your answers, your draft and your evidence are kept.',
    confirmUpgrade:
      'What the upgrade added closes at once. You keep the Complete Kit, with PDF and Word, changes, approvals and signing.',
    confirm: 'Yes, Refund Me',
    confirming: 'Refunding…',
    cancel: 'Keep My Plan',
    done: { title: 'Refund on its way', text: 'Banks take 5 to 10 days to show it.' },
    failed: { title: 'Error', text: 'We could not start the refund. Please try again.' },
  },
} as const;

/** Beside what a plan opens, for a case that has not opened it. */
export const planNoticeWording = {
  title: 'The Complete Kit opens the next steps',
  text: 'Answering and reading your draft are free. The PDF and Word files, inviting your partner, signing and sealing need the Complete Kit.',
  over: 'Your year of document access is over. A new Complete Kit opens PDF and Word, inviting and signing again.',
  link: 'See what it costs',
} as const;
