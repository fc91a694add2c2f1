import type { Checkout } from '@evenhand/contracts/billing/payments';
import { Card } from '@evenhand/ui/card';
import { Spinner } from '@evenhand/ui/spinner';
import { codeOf, reasonOf } from '@evenhand/web-kit/problem-error';
import { showToast } from '@evenhand/web-kit/toast';
import { checkoutWording } from '@evenhand/wording/checkout';
import { useEffect } from 'react';
import styles from './checkout.module.css';
import { usePaymentIntent } from './checkout-api.js';
import { SandboxForm } from './sandbox-form.js';
import { SetupFailed } from './setup-failed.js';
import { StripeForm } from './stripe-form.js';

const wording = checkoutWording;
const { title, text } = wording.toasts.initFailed;

/** Opens the payment on mount, then shows the card form of its provider. */
export const Payment = ({ checkout, onSignedOut }: { checkout: Checkout; onSignedOut: () => void }) => {
  const { data, error } = usePaymentIntent(checkout.plan.id === 'premium' ? 'premium' : 'complete', checkout.amountDue);

  useEffect(() => {
    if (!error) return;
    if (codeOf(error) === 'sign-in-needed') onSignedOut();
    else showToast({ title, text: reasonOf(error) ?? text, kind: 'destructive' });
  }, [error, onSignedOut]);

  const form = () => {
    if (error) return <SetupFailed sentence={reasonOf(error) ?? wording.setupFailed.text} />;
    if (!data) return <Spinner label={wording.loading} />;
    const { amountDue, form } = checkout;
    if (form.kind === 'sandbox') return <SandboxForm clientSecret={data.clientSecret} amountDue={amountDue} />;
    return <StripeForm {...data} publishableKey={form.publishableKey} amountDue={amountDue} />;
  };
  return (
    <div className={styles.payment}>
      <Card floating title={wording.form.title}>
        {form()}
      </Card>
    </div>
  );
};
