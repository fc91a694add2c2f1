import type { Cents } from '@evenhand/contracts/money';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { Spinner } from '@evenhand/ui/spinner';
import { checkoutWording } from '@evenhand/wording/checkout';
import { type FormEvent, useRef } from 'react';
import { PayButton } from './pay-button.js';
import { type Tried, usePaying } from './use-paying.js';
import { usePaymentElement } from './use-payment-element.js';

const wording = checkoutWording;

interface StripeFormProps {
  clientSecret: string;
  publishableKey: string;
  amountDue: Cents;
}

const Blocked = () => (
  <Notice kind="danger" title={wording.setupFailed.title}>
    <p>{wording.form.blocked}</p>
    <Actions>
      <Button onClick={() => location.reload()}>{wording.setupFailed.tryAgain}</Button>
    </Actions>
  </Notice>
);

/** Stripe's own form in a frame of Stripe's: what is typed into it never comes to us. */
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
    if (error?.type === 'validation_error') return { result: 'stopped' };
    return error ? { result: 'failed', message: error.message } : { result: 'paid' };
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (phase === 'ready') void pay(confirm);
  };

  if (element.state === 'blocked') return <Blocked />;
  return (
    <form onSubmit={submit}>
      {element.state === 'loading' && <Spinner label={wording.form.loadingForm} />}
      <div ref={place} />
      {element.state === 'ready' && <PayButton amountDue={amountDue} phase={phase} failure={failure} />}
    </form>
  );
};
