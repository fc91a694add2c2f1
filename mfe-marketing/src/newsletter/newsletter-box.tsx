import { EmailAddress } from '@evenhand/contracts/email';
import { subscribe } from '@evenhand/contracts/newsletter/newsletter';
import { Button } from '@evenhand/ui/button';
import { TextInput } from '@evenhand/ui/inputs';
import { Notice } from '@evenhand/ui/notice';
import { call } from '@evenhand/web-kit/call';
import { Failure } from '@evenhand/web-kit/failure';
import { Focused } from '@evenhand/web-kit/focused';
import { newsletterConsent } from '@evenhand/wording/consents';
import { newsletterWording as wording } from '@evenhand/wording/newsletter';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import styles from './newsletter-box.module.css';

/** Double opt-in: the subscription begins with the link in the mail. */
export const NewsletterBox = () => {
  const [email, setEmail] = useState('');
  const [isInvalid, setIsInvalid] = useState(false);
  const asking = useMutation({
    mutationFn: (address: string) => call(subscribe, { email: address, consentVersion: newsletterConsent.version }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = EmailAddress.safeParse(email.trim());
    setIsInvalid(!address.success);
    if (address.success) asking.mutate(address.data);
  };
  return (
    <section className={styles.box} aria-label={wording.title}>
      <h2>{wording.title}</h2>
      {asking.isSuccess ? (
        <Focused>
          <Notice kind="good" title={wording.asked.title}>
            <p>{wording.asked.text}</p>
          </Notice>
        </Focused>
      ) : (
        <form className={styles.form} onSubmit={submit} noValidate>
          <TextInput
            label={wording.email}
            type="email"
            autoComplete="email"
            value={email}
            onChange={setEmail}
            error={isInvalid ? wording.invalid : null}
          />
          <p className={styles.consent}>{newsletterConsent.text}</p>
          <Failure error={asking.error} otherwise={wording.failed} />
          <Button type="submit" busy={asking.isPending}>
            {asking.isPending ? wording.subscribing : wording.subscribe}
          </Button>
        </form>
      )}
    </section>
  );
};
