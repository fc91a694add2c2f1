import type { Checkout } from '@evenhand/contracts/billing/payments';
import { Notice } from '@evenhand/ui/notice';
import { Page } from '@evenhand/ui/page';
import { QuietLink } from '@evenhand/web-kit/button-links';
import { Loaded } from '@evenhand/web-kit/loaded';
import { codeOf } from '@evenhand/web-kit/problem-error';
import { useSession } from '@evenhand/web-kit/session';
import { signInAgain } from '@evenhand/web-kit/sign-in';
import { useTitle } from '@evenhand/web-kit/title';
import { showToast } from '@evenhand/web-kit/toast';
import { checkoutWording as wording } from '@evenhand/wording/checkout';
import { useCallback, useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import styles from './checkout.module.css';
import { useCheckout } from './checkout-api.js';
import { OrderSummary } from './order-summary.js';
import { Payment } from './payment.js';

const SIGN_IN_AFTER_MS = 500;

const Owned = () => (
  <Notice kind="good" title={wording.owned.title}>
    <p>{wording.owned.text}</p>
    <Link to="/account/payments">{wording.owned.link}</Link>
  </Notice>
);

const Order = ({ checkout, onSignedOut }: { checkout: Checkout; onSignedOut: () => void }) => (
  <div className={styles.order}>
    <OrderSummary checkout={checkout} />
    {checkout.isOwned ? <Owned /> : <Payment checkout={checkout} onSignedOut={onSignedOut} />}
  </div>
);

/** Route `/checkout?plan=`; the Complete Kit unless `plan` is `premium`. */
const CheckoutPage = () => {
  useTitle(wording.title);
  const { isLoading, isSignedIn } = useSession();
  const [search] = useSearchParams();
  const checkout = useCheckout(search.get('plan') === 'premium' ? 'premium' : 'complete', isSignedIn);
  const isSignedOut = (!isLoading && !isSignedIn) || codeOf(checkout.error) === 'sign-in-needed';

  const signIn = useCallback(() => {
    showToast({ ...wording.toasts.unauthorized, kind: 'destructive' });
    signInAgain(SIGN_IN_AFTER_MS);
  }, []);
  useEffect(() => {
    if (isSignedOut) signIn();
  }, [isSignedOut, signIn]);

  const back = <QuietLink to="/dashboard">{wording.back}</QuietLink>;
  return (
    <Page kind="work" title={wording.title} lead={wording.lead} beside={back}>
      <Loaded query={checkout} words={wording}>
        {(loaded) => <Order checkout={loaded} onSignedOut={signIn} />}
      </Loaded>
    </Page>
  );
};

export default CheckoutPage;
