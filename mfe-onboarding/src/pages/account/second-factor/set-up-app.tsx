import { type AppSecret, beginApp, ConfirmApp, confirmApp } from '@evenhand/contracts/auth/second-factor';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { CodeInput } from '@evenhand/ui/inputs';
import { call } from '@evenhand/web-kit/call';
import { Focused } from '@evenhand/web-kit/focused';
import { sentenceOf } from '@evenhand/web-kit/problem-error';
import { useForm } from '@evenhand/web-kit/use-form';
import { authServer } from '@evenhand/wording/auth-server';
import { secondFactorWording as wording } from '@evenhand/wording/second-factor';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../account.module.css';
import { FactorRefusal } from './needs-proof.js';
import { QrCode } from './qr-code.js';

interface SetUpAppProps {
  onConfirmed: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

const Prepare = ({ onBegun, onCancel }: { onBegun: (secret: AppSecret) => void; onCancel: () => void }) => {
  const words = wording.prepare;
  const beginning = useMutation({ mutationFn: () => call(beginApp), onSuccess: onBegun });
  return (
    <>
      <p>{words.text}</p>
      <FactorRefusal error={beginning.error} otherwise={wording.failed} />
      <Actions>
        <Button kind="primary" busy={beginning.isPending} onClick={() => beginning.mutate()}>
          {words.go}
        </Button>
        <Button onClick={onCancel}>{wording.cancel}</Button>
      </Actions>
    </>
  );
};

const Confirm = ({ app, onConfirmed, onCancel }: SetUpAppProps & { app: AppSecret }) => {
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
export const SetUpApp = ({ onConfirmed, onCancel }: SetUpAppProps) => {
  const [app, setApp] = useState<AppSecret>();
  if (!app) return <Prepare onBegun={setApp} onCancel={onCancel} />;
  return (
    <Focused>
      <Confirm app={app} onConfirmed={onConfirmed} onCancel={onCancel} />
    </Focused>
  );
};
