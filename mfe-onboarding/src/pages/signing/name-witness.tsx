import type { NameWitness } from '@evenhand/contracts/signing/signing';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { TextInput } from '@evenhand/ui/inputs';
import { Notice } from '@evenhand/ui/notice';
import { fieldProblemsOf, sentenceOf } from '@evenhand/web-kit/problem-error';
import { signingWording } from '@evenhand/wording/signing';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

const wording = signingWording.witness;

/** After signing: the link to the witness again, or to another person. */
export const NameAnotherWitness = ({ name }: { name: (witness: NameWitness) => Promise<unknown> }) => {
  const [witness, setWitness] = useState({ name: '', email: '' });
  const send = useMutation({ mutationFn: () => name(witness) });
  const problemAt = (pointer: string) =>
    fieldProblemsOf(send.error).find((problem) => problem.pointer === pointer)?.detail ?? null;
  return (
    <Card title={wording.waiting}>
      <details>
        <summary>{wording.change}</summary>
        <br />
        <TextInput
          label={wording.name}
          autoComplete="off"
          value={witness.name}
          error={problemAt('/name')}
          onChange={(value) => setWitness({ ...witness, name: value })}
        />
        <TextInput
          label={wording.email}
          type="email"
          autoComplete="off"
          value={witness.email}
          error={problemAt('/email')}
          onChange={(email) => setWitness({ ...witness, email })}
        />
        {send.isError && <Notice kind="danger">{<p>{sentenceOf(send.error, signingWording.signFailed)}</p>}</Notice>}
        {send.isSuccess && <Notice kind="good">{<p>{wording.sent}</p>}</Notice>}
        <Button busy={send.isPending} onClick={() => send.mutate()}>
          {wording.send}
        </Button>
      </details>
    </Card>
  );
};
