import type { Cents } from '@evenhand/contracts/money';
import { Spinner } from '@evenhand/ui/spinner';
import { checkoutWording } from '@evenhand/wording/checkout';
import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { CardPart } from './card-part.js';
import styles from './checkout.module.css';
import { PayButton } from './pay-button.js';
import { SetupFailed } from './setup-failed.js';
import { type Tried, usePaying } from './use-paying.js';

type PaymentElement = { state: 'loading' | 'blocked' } | { state: 'ready'; stripe: Stripe; elements: StripeElements };

/** Loads Stripe.js on this page only, without its advanced fraud signals (mouse tracking). */
const fetchStripe = async (publishableKey: string): Promise<Stripe | null> => {
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  loadStripe.setLoadParameters({ advancedFraudSignals: false });
  return loadStripe(publishableKey);
};

/** Mounts Stripe's Payment Element; `blocked` when its script does not load. */
const usePaymentElement = (
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

const wording = checkoutWording;

interface StripeFormProps {
  clientSecret: string;
  publishableKey: string;
  amountDue: Cents;
}

/** Card data is entered in Stripe's iframe and never reaches our servers. */
export const StripeForm = ({ clientSecret, publishableKey, amountDue }: StripeFormProps) => {
  const place = useRef<HTMLDivElement>(null);
  const element = usePaymentElement(place, publishableKey, clientSecret);
  const { phase, failure, pay } = usePaying(clientSecret);

  const confirm = async (): Promise<Tried> => {
    if (element.state !== 'ready') return { result: 'stopped' };
    const confirmParams = { return_url: `${location.origin}/dashboard` };
    const { error } = await element.stripe.confirmPayment({
      elements: element.elements,
      confirmParams,
      redirect: 'if_required',
    });
    return error ? triedBy(error) : { result: 'paid' };
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (phase === 'ready') void pay(confirm);
  };

  if (element.state === 'blocked') return <SetupFailed sentence={wording.form.blocked} />;
  return (
    <form onSubmit={submit}>
      {element.state === 'loading' && <Spinner label={wording.form.loadingForm} />}
      <CardPart failure={failure}>
        <div ref={place} />
      </CardPart>
      {element.state === 'ready' && (
        <>
          <PayButton amountDue={amountDue} phase={phase} />
          <p className={styles.note}>{wording.form.provider}</p>
        </>
      )}
    </form>
  );
};

/** Any other error, such as of the connection, leaves open whether the card was charged. */
const triedBy = ({ type, message }: StripeError): Tried => {
  if (type === 'validation_error') return { result: 'stopped' };
  return { result: type === 'card_error' ? 'declined' : 'unclear', message };
};
