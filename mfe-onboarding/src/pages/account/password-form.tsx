import { unmetPasswordNeeds } from '@evenhand/contracts/auth/password';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Tick } from '@evenhand/ui/choices';
import { Failure } from '@evenhand/web-kit/failure';
import { PasswordInput } from '@evenhand/web-kit/password-input';
import { fieldProblemsOf } from '@evenhand/web-kit/problem-error';
import { accountWording } from '@evenhand/wording/account';
import { authServer } from '@evenhand/wording/auth-server';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';

export interface ChosenPassword {
  currentPassword?: string;
  newPassword: string;
}

interface PasswordFormProps {
  /** For password managers. */
  email: string | null;
  asksCurrent: boolean;
  save: (chosen: ChosenPassword) => Promise<unknown>;
  onCancel?: () => void;
}

const words = accountWording.password;
const empty = { current: '', chosen: '', repeated: '' };

export const PasswordForm = ({ email, asksCurrent, save, onCancel }: PasswordFormProps) => {
  const [written, setWritten] = useState(empty);
  const [isShown, setShown] = useState(false);
  const [isTried, setTried] = useState(false);
  const saving = useMutation({ mutationFn: save });
  const differ = written.chosen !== written.repeated;
  const missing = authServer.passwordNeeds(unmetPasswordNeeds(written.chosen));
  const set = (field: keyof typeof empty) => (value: string) => setWritten({ ...written, [field]: value });
  const problemAt = (pointer: string) =>
    fieldProblemsOf(saving.error).find((problem) => problem.pointer === pointer)?.detail ?? null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const { current, chosen } = written;
    if (!differ && !missing) saving.mutate({ newPassword: chosen, ...(current && { currentPassword: current }) });
  };
  return (
    <form onSubmit={submit}>
      <Failure error={fieldProblemsOf(saving.error).length === 0 && saving.error} otherwise={accountWording.failed} />
      {email && <input type="email" autoComplete="username" value={email} readOnly hidden />}
      {asksCurrent && (
        <PasswordInput
          isShown={isShown}
          label={words.current}
          autoComplete="current-password"
          value={written.current}
          onChange={set('current')}
          error={problemAt('/currentPassword')}
        />
      )}
      <PasswordInput
        isShown={isShown}
        label={words.chosen}
        autoComplete="new-password"
        value={written.chosen}
        onChange={set('chosen')}
        error={(written.chosen && missing) || problemAt('/newPassword')}
      />
      <PasswordInput
        isShown={isShown}
        label={words.repeat}
        autoComplete="new-password"
        value={written.repeated}
        onChange={set('repeated')}
        error={isTried && differ ? words.mismatch : null}
      />
      <Tick label={words.show} checked={isShown} onChange={setShown} />
      <Actions>
        <Button type="submit" kind="primary" busy={saving.isPending}>
          {saving.isPending ? words.saving : words.save}
        </Button>
        {onCancel && <Button onClick={onCancel}>{words.cancel}</Button>}
      </Actions>
    </form>
  );
};
