import { type AskDeletion, deleteNow } from '@evenhand/contracts/auth/deletion';
import { Card } from '@evenhand/ui/card';
import { Tick } from '@evenhand/ui/choices';
import { call } from '@evenhand/web-kit/call';
import { tried } from '@evenhand/web-kit/storage';
import { deleteAccountWording } from '@evenhand/wording/delete-account';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Proof } from '../../proof/proof.js';
import { begun, newReceiptToken } from '../../receipt-token.js';
import { ProofForm } from './proof-form.js';

const words = deleteAccountWording.now;

/** Leaves nothing of the account in this browser: answers that were not saved yet are kept in its storage. */
const leave = (token: string): void => {
  tried(() => localStorage.clear());
  tried(() => sessionStorage.clear());
  location.replace(`/account/deleted#${token}`);
};

export const DeleteAtOnce = ({ proof }: { proof: Proof }) => {
  const [understood, setUnderstood] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [token] = useState(newReceiptToken);
  const deleting = useMutation({
    mutationFn: (given: AskDeletion) => begun(token, call(deleteNow, { ...given, token })),
    onSuccess: () => leave(token),
  });
  const check = () => {
    setMissing(!understood);
    return understood;
  };
  return (
    <Card title={words.title}>
      <p>{words.text}</p>
      {proof !== 'proven' && <p>{words.prove}</p>}
      <ProofForm proof={proof} act={deleting} label={words.act} kind="danger" failed={words.failed} check={check}>
        <Tick
          label={words.understood}
          checked={understood}
          onChange={setUnderstood}
          error={isMissing && !understood ? words.tickNeeded : null}
        />
      </ProofForm>
    </Card>
  );
};
