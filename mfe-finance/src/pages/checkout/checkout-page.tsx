import { ArrowLeft } from '@evenhand/ui/icons';
import { Page } from '@evenhand/ui/page';
import { Loaded } from '@evenhand/web-kit/loaded';
import { codeOf } from '@evenhand/web-kit/problem-error';
import { useSession } from '@evenhand/web-kit/session';
import { signInAgain } from '@evenhand/web-kit/sign-in';
import { useTitle } from '@evenhand/web-kit/title';
import { showToast } from '@evenhand/web-kit/toast';
import { checkoutWording as wording } from '@evenhand/wording/checkout';
import { plansWording } from '@evenhand/wording/plans';
import { useCallback, useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import styles from './checkout.module.css';
import { useCheckout } from './checkout-api.js';
import { OrderSummary } from './order-summary.js';
import { PaidPage } from './paid-page.js';
import { Payment } from './payment.js';
import { SealedCheckout } from './sealed-checkout.js';

const SIGN_IN_AFTER_MS = 500;

/** Route `/checkout?plan=`; the Complete Kit unless `plan` is `premium`. */
const CheckoutPage = () => {
  useTitle(wording.title);
  const { isLoading, isSignedIn } = useSession();
  const [search] = useSearchParams();
  const plan = search.get('plan') === 'premium' ? 'premium' : 'complete';
  const checkout = useCheckout(plan, isSignedIn);
  const isSignedOut = (!isLoading && !isSignedIn) || codeOf(checkout.error) === 'sign-in-needed';

  const signIn = useCallback(() => {
    showToast({ ...wording.toasts.unauthorized, kind: 'destructive' });
    signInAgain(SIGN_IN_AFTER_MS);
  }, []);
  useEffect(() => {
    if (isSignedOut) signIn();
  }, [isSignedOut, signIn]);

  if (checkout.data?.isOwned) return <PaidPage plan={plan} />;
  const back = (
    <>
      <ArrowLeft aria-hidden="true" /> <Link to="/dashboard">{wording.back}</Link>
    </>
  );
  return (
    <Page kind="work" above={back} title={plansWording[plan].name} lead={wording.lead}>
      <Loaded query={checkout} words={wording}>
        {(loaded) =>
          loaded.isSealed && plan === 'premium' ? (
            <SealedCheckout />
          ) : (
            <div className={styles.order}>
              <OrderSummary checkout={loaded} plan={plan} />
              <Payment checkout={loaded} onSignedOut={signIn} />
            </div>
          )
        }
      </Loaded>
    </Page>
  );
};

export default CheckoutPage;
