import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { type RefObject, useEffect, useState } from 'react';

type PaymentElement = { state: 'loading' | 'blocked' } | { state: 'ready'; stripe: Stripe; elements: StripeElements };

/** Fetches Stripe's script on this page and no other, and without its tracking of how people move the mouse. */
const fetchStripe = async (publishableKey: string): Promise<Stripe | null> => {
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  loadStripe.setLoadParameters({ advancedFraudSignals: false });
  return loadStripe(publishableKey);
};

/** Stripe's Payment Element in a place of the page; `blocked` when its script does not come. */
export const usePaymentElement = (
  place: RefObject<HTMLDivElement | null>,
  publishableKey: string,
  clientSecret: string,
): PaymentElement => {
  const [element, setElement] = useState<PaymentElement>({ state: 'loading' });
  useEffect(() => {
    let isGone = false;
    let unmount = () => {};
    const mount = async () => {
      const stripe = await fetchStripe(publishableKey);
      if (isGone || !place.current) return;
      if (!stripe) return setElement({ state: 'blocked' });
      const elements = stripe.elements({ clientSecret });
      const payment = elements.create('payment');
      unmount = () => payment.destroy();
      payment.mount(place.current);
      return setElement({ state: 'ready', stripe, elements });
    };
    mount().catch(() => setElement({ state: 'blocked' }));
    return () => {
      isGone = true;
      unmount();
    };
  }, [place, publishableKey, clientSecret]);
  return element;
};
