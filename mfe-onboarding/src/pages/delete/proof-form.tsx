import type { AskDeletion } from '@evenhand/contracts/auth/deletion';
import { Actions } from '@evenhand/ui/actions';
import { Button, type ButtonKind } from '@evenhand/ui/button';
import { Failure } from '@evenhand/web-kit/failure';
import { PasswordInput } from '@evenhand/web-kit/password-input';
import { fieldProblemsOf } from '@evenhand/web-kit/problem-error';
import { useSession } from '@evenhand/web-kit/session';
import { proofWording } from '@evenhand/wording/proof';
import type { UseMutationResult } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { Proof } from '../../proof/proof.js';
import { ProofLink } from '../../proof/proof-link.js';

interface ProofFormProps {
  proof: Proof;
  act: UseMutationResult<unknown, Error, AskDeletion>;
  label: string;
  kind: ButtonKind;
  /** The sentence for a failure without a reason. */
  failed: string;
  /** False keeps the form from being sent. */
  check?: () => boolean;
  children?: ReactNode;
}

/** The button of an act, with the proof that it needs. */
export const ProofForm = ({ proof, act, label, kind, failed, check, children }: ProofFormProps) => {
  const [password, setPassword] = useState('');
  const { user } = useSession();
  if (proof === 'link') return user?.email ? <ProofLink email={user.email} returnTo="/account/delete" /> : null;
  const asksPassword = proof === 'password';
  const [problem] = fieldProblemsOf(act.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (check?.() !== false) act.mutate(asksPassword && password ? { currentPassword: password } : {});
  };
  return (
    <form onSubmit={submit} noValidate>
      {asksPassword && (
        <PasswordInput
          label={proofWording.password}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={problem?.detail ?? null}
        />
      )}
      {children}
      <Failure error={!(asksPassword && problem) && act.error} otherwise={failed} />
      <Actions>
        <Button type="submit" kind={kind} busy={act.isPending}>
          {label}
        </Button>
      </Actions>
    </form>
  );
};
