import { logIn, register, unmetPasswordNeeds } from '@evenhand/contracts/auth/password';
import { Button } from '@evenhand/ui/button';
import { Tick } from '@evenhand/ui/choices';
import { TextInput } from '@evenhand/ui/inputs';
import { call } from '@evenhand/web-kit/call';
import { Failure } from '@evenhand/web-kit/failure';
import { PasswordInput } from '@evenhand/web-kit/password-input';
import { authServer } from '@evenhand/wording/auth-server';
import { shellWording } from '@evenhand/wording/shell';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
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
const empty = { password: '', repeated: '', firstName: '', lastName: '' };

export const PasswordTab = ({ email, setEmail, mode, setMode, onSignedIn }: PasswordTabProps) => {
  const [form, setForm] = useState(empty);
  const [shown, setShown] = useState(false);
  const [mismatch, setMismatch] = useState(false);
  const registering = mode === 'register';
  const missing = registering ? authServer.passwordNeeds(unmetPasswordNeeds(form.password)) : null;
  const set = (field: keyof typeof empty) => (value: string) => setForm({ ...form, [field]: value });

  const signingIn = useMutation({
    mutationFn: () => {
      const { password, firstName, lastName } = form;
      return registering ? call(register, { email, password, firstName, lastName }) : call(logIn, { email, password });
    },
    onSuccess: onSignedIn,
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const differ = registering && form.password !== form.repeated;
    setMismatch(differ);
    if (!differ && !missing) signingIn.mutate();
  };
  const toggle = () => {
    signingIn.reset();
    setMode(registering ? 'sign-in' : 'register');
  };

  return (
    <form onSubmit={submit}>
      <Failure error={signingIn.error} otherwise={words.failed} />
      {registering && (
        <div className={styles.names}>
          <TextInput
            label={words.firstName}
            autoComplete="given-name"
            value={form.firstName}
            onChange={set('firstName')}
          />
          <TextInput
            label={words.lastName}
            autoComplete="family-name"
            value={form.lastName}
            onChange={set('lastName')}
          />
        </div>
      )}
      <TextInput
        label={shellWording.signIn.email}
        type="email"
        autoComplete="username"
        required
        value={email}
        onChange={setEmail}
      />
      <PasswordInput
        isShown={shown}
        label={words.password}
        autoComplete={registering ? 'new-password' : 'current-password'}
        value={form.password}
        onChange={set('password')}
        error={form.password ? missing : null}
      />
      {registering && (
        <PasswordInput
          isShown={shown}
          label={words.repeat}
          autoComplete="new-password"
          value={form.repeated}
          onChange={set('repeated')}
          error={mismatch && form.password !== form.repeated ? words.mismatch : null}
        />
      )}
      {!registering && <Link to="/auth/new-password">{words.forgotten}</Link>}
      <Tick label={words.show} checked={shown} onChange={setShown} />
      <div className={styles.buttons}>
        <Button type="submit" kind="primary" wide busy={signingIn.isPending} disabled={Boolean(missing)}>
          {signingIn.isPending ? words.working : registering ? words.register : words.signIn}
        </Button>
        <Button kind="quiet" onClick={toggle}>
          {registering ? words.toSignIn : words.toRegister}
        </Button>
      </div>
    </form>
  );
};
