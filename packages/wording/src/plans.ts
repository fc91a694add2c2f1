import { refundWording } from './refund.js';

/** The same words where a price is shown and where it is paid. */
export const regularAfter = (price: string): string => `The regular price after the introduction is ${price}.`;

/** The plans, as pricing page, checkout and receipt name them. Their prices are svc-billing's. */
export const plansWording = {
  /** What someone reads who comes to a door that their plan does not open. */
  needed: {
    owner:
      'The Complete Kit opens this: your agreement as PDF and Word, inviting your partner, signing and sealing. Your answers and your draft stay free.',
    over: 'Your year of document access is over. A new Complete Kit opens this again; your answers and your draft are kept.',
    guest: 'This is paused. The person who invited you has to open it again.',
  },
  free: {
    name: 'Free',
    priceNote: 'No card needed',
    regularPriceNote: 'No card needed',
    description: 'Answer the questions and see your draft.',
    features: () => [
      'The guided intake',
      'A draft of your agreement to read',
      'Evidence Kit',
      'Calculators with their working',
    ],
  },
  complete: {
    name: 'Complete Kit',
    priceNote: 'Introductory price, paid once',
    regularPriceNote: 'Paid once',
    description: 'Everything you need to settle, sign and keep your agreement.',
    features: (refundDays: number) => [
      'Everything in Free',
      'Your agreement as PDF and Word',
      'Invite your partner to review and sign',
      'Witnessed signing and a sealed document',
      'Evidence Kit',
      '1-year document access',
      refundWording.guarantee(refundDays),
    ],
  },
  premium: {
    name: 'Premium',
    priceNote: 'Paid once',
    regularPriceNote: 'Paid once',
    description: 'For complex cases, with time from a lawyer.',
    features: () => ['Everything in Complete Kit', '5 hours of legal consultation', 'Evidence Kit'],
  },
} as const;
