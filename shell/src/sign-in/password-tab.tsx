import {
  LONGEST_PASSWORD,
  LogIn,
  logIn,
  Register,
  register,
  type SignedIn,
  unmetPasswordNeeds,
} from '@evenhand/contracts/auth/password';
import { Button } from '@evenhand/ui/button';
import { Tick } from '@evenhand/ui/choices';
import { TextInput } from '@evenhand/ui/inputs';
import { Notice } from '@evenhand/ui/notice';
import { call } from '@evenhand/web-kit/call';
import { sentenceOf } from '@evenhand/web-kit/problem-error';
import { useForm } from '@evenhand/web-kit/use-form';
import { authServer } from '@evenhand/wording/auth-server';
import { shellWording } from '@evenhand/wording/shell';
import { useState } from 'react';
import { z } from 'zod';
import styles from './sign-in-dialog.module.css';

export type Mode = 'sign-in' | 'register';

interface PasswordTabProps {
  email: string;
  setEmail: (email: string) => void;
  mode: Mode;
  setMode: (mode: Mode) => void;
  onSignedIn: () => Promise<void>;
}

const words = shellWording.signIn.password;
const written = { repeated: z.string(), firstName: z.string(), lastName: z.string() };

/** Both ways write in one form: what the way does not ask for is not sent. */
const OldAccount = z
  .object({ ...written, ...LogIn.shape })
  .transform(({ email, password }): LogIn => ({ email, password }));
const NewAccount = z
  .object({ ...written, ...Register.shape })
  .refine(({ password }) => unmetPasswordNeeds(password).length === 0, { path: ['password'] })
  .refine(({ password, repeated }) => password === repeated, { path: ['repeated'] })
  .transform(({ repeated: _, ...account }): Register => account);
type Written = z.input<typeof NewAccount>;

const send = (account: LogIn | Register) => ('firstName' in account ? call(register, account) : call(logIn, account));

/** What still keeps a new password from being taken, as a sentence. */
const whatIsMissing = (password: string): string | null => {
  const unmet = unmetPasswordNeeds(password);
  return unmet.length > 0 ? authServer.passwordNeeds(unmet.map((need) => authServer.passwordNeed[need])) : null;
};

export const PasswordTab = ({ email, setEmail, mode, setMode, onSignedIn }: PasswordTabProps) => {
  const [shown, setShown] = useState(false);
  const registering = mode === 'register';
  const { field, form, isSending, failure, forgetFailure } = useForm<LogIn | Register, Written, SignedIn>({
    schema: registering ? NewAccount : OldAccount,
    start: { email, password: '', repeated: '', firstName: '', lastName: '' },
    refused: words.refused,
    send,
    onSent: onSignedIn,
  });
  const [address, password] = [field('email'), field('password')];
  const missing = registering ? whatIsMissing(password.value) : null;
  const toggle = () => {
    forgetFailure();
    setMode(registering ? 'sign-in' : 'register');
  };
  const writeAddress = (written: string) => {
    setEmail(written);
    address.onChange(written);
  };

  const secret = {
    type: shown ? 'text' : 'password',
    dir: 'ltr',
    maxLength: LONGEST_PASSWORD,
    required: true,
  } as const;

  return (
    <form {...form}>
      {failure && (
        <Notice kind="danger">
          <p>{sentenceOf(failure, words.failed)}</p>
        </Notice>
      )}
      {registering && (
        <div className={styles.names}>
          <TextInput {...field('firstName')} label={words.firstName} autoComplete="given-name" />
          <TextInput {...field('lastName')} label={words.lastName} autoComplete="family-name" />
        </div>
      )}
      <TextInput
        {...address}
        label={shellWording.signIn.email}
        type="email"
        autoComplete="username"
        required
        onChange={writeAddress}
      />
      <TextInput
        {...password}
        {...secret}
        label={words.password}
        autoComplete={registering ? 'new-password' : 'current-password'}
        error={(password.value && missing) || password.error}
      />
      {registering && <TextInput {...field('repeated')} {...secret} label={words.repeat} autoComplete="new-password" />}
      <Tick label={words.show} checked={shown} onChange={setShown} />
      <div className={styles.buttons}>
        <Button type="submit" kind="primary" wide busy={isSending} disabled={Boolean(missing)}>
          {isSending ? words.working : registering ? words.register : words.signIn}
        </Button>
        <Button kind="quiet" onClick={toggle}>
          {registering ? words.toSignIn : words.toRegister}
        </Button>
      </div>
    </form>
  );
};
