import { removePassword } from '@evenhand/contracts/auth/change-password';
import { LONGEST_PASSWORD } from '@evenhand/contracts/auth/password';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { TextInput } from '@evenhand/ui/inputs';
import { Notice } from '@evenhand/ui/notice';
import { call } from '@evenhand/web-kit/call';
import { fieldProblemsOf, sentenceOf } from '@evenhand/web-kit/problem-error';
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
      {removing.error && !problem && (
        <Notice kind="danger">
          <p>{sentenceOf(removing.error, accountWording.failed)}</p>
        </Notice>
      )}
      {asksCurrent && (
        <TextInput
          label={words.current}
          type="password"
          dir="ltr"
          autoComplete="current-password"
          maxLength={LONGEST_PASSWORD}
          required
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
