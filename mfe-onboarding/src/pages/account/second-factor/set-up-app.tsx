import { type AppSecret, BeginApp, beginApp, ConfirmApp, confirmApp } from '@evenhand/contracts/auth/second-factor';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { CodeInput } from '@evenhand/ui/inputs';
import { call } from '@evenhand/web-kit/call';
import { Failure } from '@evenhand/web-kit/failure';
import { PasswordInput } from '@evenhand/web-kit/password-input';
import { fieldProblemsOf, sentenceOf } from '@evenhand/web-kit/problem-error';
import { useForm } from '@evenhand/web-kit/use-form';
import { authServer } from '@evenhand/wording/auth-server';
import { secondFactorWording as wording } from '@evenhand/wording/second-factor';
import { useState } from 'react';
import styles from '../account.module.css';
import { QrCode } from './qr-code.js';

interface SetUpAppProps {
  asksCurrent: boolean;
  onConfirmed: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

type PrepareProps = Omit<SetUpAppProps, 'onConfirmed'> & { onBegun: (secret: AppSecret) => void };

const Prepare = ({ asksCurrent, onBegun, onCancel }: PrepareProps) => {
  const words = wording.prepare;
  const { field, form, isSending, failure } = useForm({
    schema: BeginApp,
    start: {},
    refused: { currentPassword: authServer.proofNeeded },
    send: (proof) => call(beginApp, proof),
    onSent: onBegun,
  });
  const current = field('currentPassword');
  return (
    <form {...form}>
      <p>{words.text}</p>
      <Failure error={fieldProblemsOf(failure).length === 0 && failure} otherwise={wording.failed} />
      {asksCurrent && (
        <PasswordInput
          label={words.current}
          autoComplete="current-password"
          value={current.value ?? ''}
          onChange={current.onChange}
          error={current.error ?? null}
        />
      )}
      <Actions>
        <Button type="submit" kind="primary" busy={isSending}>
          {words.go}
        </Button>
        <Button onClick={onCancel}>{wording.cancel}</Button>
      </Actions>
    </form>
  );
};

const Confirm = ({ app, onConfirmed, onCancel }: Omit<SetUpAppProps, 'asksCurrent'> & { app: AppSecret }) => {
  const words = wording.scan;
  const { field, form, isSending, failure } = useForm({
    schema: ConfirmApp,
    start: { code: '' },
    refused: { code: authServer.factorCode.wrong },
    send: (confirmed) => call(confirmApp, confirmed),
    onSent: ({ codes }) => onConfirmed(codes),
  });
  const code = field('code');
  return (
    <form {...form}>
      <p>{words.text}</p>
      <QrCode text={app.uri} label={words.picture} />
      <p>
        {words.key}: <code className={styles.key}>{app.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <p>{words.endsOthers}</p>
      <CodeInput {...code} label={words.code} error={failure ? sentenceOf(failure, wording.failed) : code.error} />
      <Actions>
        <Button type="submit" kind="primary" busy={isSending}>
          {words.turnOn}
        </Button>
        <Button onClick={onCancel}>{wording.cancel}</Button>
      </Actions>
    </form>
  );
};

/** From the secret to the first code, which turns the factor on. */
export const SetUpApp = ({ asksCurrent, onConfirmed, onCancel }: SetUpAppProps) => {
  const [app, setApp] = useState<AppSecret>();
  if (!app) return <Prepare asksCurrent={asksCurrent} onBegun={setApp} onCancel={onCancel} />;
  return <Confirm app={app} onConfirmed={onConfirmed} onCancel={onCancel} />;
};
