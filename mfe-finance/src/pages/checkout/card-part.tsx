import { CircleAlert } from '@evenhand/ui/icons';
import { checkoutWording } from '@evenhand/wording/checkout';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './checkout.module.css';
import type { PaymentFailure } from './use-paying.js';

const wording = checkoutWording;

/** The card's fields. A failed payment is reported here and nowhere else, and takes the focus. */
export const CardPart = ({ failure, children }: { failure: PaymentFailure | null; children: ReactNode }) => {
  const report = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (failure) report.current?.focus();
  }, [failure]);
  return (
    <fieldset className={failure ? `${styles.card} ${styles.failed}` : styles.card}>
      <legend className="visually-hidden">{wording.form.card}</legend>
      {failure && (
        <p ref={report} className={styles.failure} role="alert" tabIndex={-1}>
          <CircleAlert aria-hidden="true" />
          <span>
            {wording.toasts.failed}: {failure.message} {failure.advice}
          </span>
        </p>
      )}
      {children}
    </fieldset>
  );
};
