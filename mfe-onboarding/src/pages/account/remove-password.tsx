import { removePassword } from '@evenhand/contracts/auth/change-password';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { call } from '@evenhand/web-kit/call';
import { Failure } from '@evenhand/web-kit/failure';
import { PasswordInput } from '@evenhand/web-kit/password-input';
import { fieldProblemsOf } from '@evenhand/web-kit/problem-error';
import { accountWording } from '@evenhand/wording/account';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';

interface RemovePasswordProps {
  asksCurrent: boolean;
  onRemoved: () => Promise<void>;
  onCancel: () => void;
}

const words = accountWording.password;

export const RemovePassword = ({ asksCurrent, onRemoved, onCancel }: RemovePasswordProps) => {
  const [current, setCurrent] = useState('');
  const removing = useMutation({
    mutationFn: () => call(removePassword, current ? { currentPassword: current } : {}),
    onSuccess: onRemoved,
  });
  const [problem] = fieldProblemsOf(removing.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    removing.mutate();
  };
  return (
    <form onSubmit={submit}>
      <h3>{words.removeTitle}</h3>
      <p>{words.removeText}</p>
      <Failure error={!problem && removing.error} otherwise={accountWording.failed} />
      {asksCurrent && (
        <PasswordInput
          label={words.current}
          autoComplete="current-password"
          value={current}
          onChange={setCurrent}
          error={problem?.detail ?? null}
        />
      )}
      <Actions>
        <Button type="submit" kind="primary" busy={removing.isPending}>
          {accountWording.ways.remove}
        </Button>
        <Button onClick={onCancel}>{words.cancel}</Button>
      </Actions>
    </form>
  );
};
