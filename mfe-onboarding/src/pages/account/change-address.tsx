import { AskAddressChange, askAddressChange } from '@evenhand/contracts/auth/address-change';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { call } from '@evenhand/web-kit/call';
import { Failure } from '@evenhand/web-kit/failure';
import { Loaded } from '@evenhand/web-kit/loaded';
import { MailInput } from '@evenhand/web-kit/mail-input';
import { PasswordInput } from '@evenhand/web-kit/password-input';
import { fieldProblemsOf } from '@evenhand/web-kit/problem-error';
import { useForm } from '@evenhand/web-kit/use-form';
import { accountWording } from '@evenhand/wording/account';
import { profileWording } from '@evenhand/wording/profile';
import { proofWording } from '@evenhand/wording/proof';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { findProof, type Proof } from '../../proof/proof.js';
import { ProofLink } from '../../proof/proof-link.js';
import styles from './account.module.css';

const words = profileWording.address.changing;
const NewAddress = AskAddressChange.pick({ email: true });

interface ChangeAddressProps {
  /** The present address. */
  email: string;
  onAsked: () => Promise<unknown>;
  onCancel: () => void;
}

interface AskFormProps extends Omit<ChangeAddressProps, 'email'> {
  asksPassword: boolean;
}

const AskForm = ({ asksPassword, onAsked, onCancel }: AskFormProps) => {
  const [password, setPassword] = useState('');
  const { field, form, isSending, failure } = useForm({
    schema: NewAddress,
    start: { email: '' },
    refused: { email: words.refused },
    mails: ['email'],
    send: ({ email }) => call(askAddressChange, { email, ...(password && { currentPassword: password }) }),
    onSent: onAsked,
  });
  const refusedAt = (pointer: string) =>
    fieldProblemsOf(failure).find((problem) => problem.pointer === pointer)?.detail;
  const isShownAtField = refusedAt('/email') ?? (asksPassword && refusedAt('/currentPassword'));
  return (
    <form {...form}>
      <Failure error={!isShownAtField && failure} otherwise={words.failed} />
      <MailInput {...field('email')} label={words.email} autoComplete="email" />
      {asksPassword && (
        <PasswordInput
          label={proofWording.password}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={refusedAt('/currentPassword') ?? null}
        />
      )}
      <Actions>
        <Button type="submit" kind="primary" busy={isSending}>
          {words.go}
        </Button>
        <Button onClick={onCancel}>{words.cancel}</Button>
      </Actions>
    </form>
  );
};

/** Asks for another address, with the proof that it needs. */
export const ChangeAddress = ({ email, onAsked, onCancel }: ChangeAddressProps) => {
  const proof = useQuery<Proof>({ queryKey: ['proof of an address change'], queryFn: () => findProof(), staleTime: 0 });
  return (
    <div className={styles.form}>
      <p>{words.text}</p>
      <Loaded query={proof} words={accountWording}>
        {(found) => (
          <>
            {found !== 'factor' && <p>{words.mailbox}</p>}
            {found === 'link' ? (
              <ProofLink email={email} returnTo="/account" />
            ) : (
              <AskForm asksPassword={found === 'password'} onAsked={onAsked} onCancel={onCancel} />
            )}
          </>
        )}
      </Loaded>
    </div>
  );
};
