import { type AccessView, signAsWitness, type Witnessed } from '@evenhand/contracts/access/access';
import { WitnessSignature } from '@evenhand/contracts/signing/signing';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { Tick } from '@evenhand/ui/choices';
import { TextArea } from '@evenhand/ui/inputs';
import { Notice } from '@evenhand/ui/notice';
import { Page } from '@evenhand/ui/page';
import { useAttempt } from '@evenhand/web-kit/attempt';
import { call } from '@evenhand/web-kit/call';
import { useFocusOnFault } from '@evenhand/web-kit/focus-fault';
import { fieldProblemsOf, sentenceOf } from '@evenhand/web-kit/problem-error';
import { accessWording, signingWording } from '@evenhand/wording/signing';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { dayAndTime } from '../dates.js';
import { OtherName } from '../signing/other-name.js';
import { type NameDraft, noName, SignatureName, writtenName } from '../signing/signature-name.js';
import { accessKey } from './use-access.js';

const wording = accessWording.witness;
const statements = ['adult', 'notAParty', 'physicallyPresent', 'consentToElectronicSignature'] as const;
type Statement = (typeof statements)[number];

const sentenceFor = (statement: Statement) =>
  statement === 'consentToElectronicSignature' ? signingWording.consentToElectronicSignature : wording[statement];

const WitnessForm = ({ hash }: { hash: string }) => {
  const queries = useQueryClient();
  const attempt = useAttempt();
  const { form, refused } = useFocusOnFault();
  const [said, setSaid] = useState<readonly Statement[]>([]);
  const [address, setAddress] = useState('');
  const [name, setName] = useState<NameDraft>(noName);
  const [showOpen, setShowOpen] = useState(false);
  const [otherNameConfirmed, setOtherNameConfirmed] = useState(false);
  const sign = useMutation({
    mutationFn: (signature: WitnessSignature) => call(signAsWitness, signature, { attempt: attempt.key() }),
    onSuccess: (view) => {
      attempt.done();
      queries.setQueryData(accessKey, view);
    },
    onError: refused,
  });

  const signature = WitnessSignature.safeParse({
    hash,
    signature: writtenName(name),
    address,
    otherNameConfirmed,
    ...Object.fromEntries(statements.map((statement) => [statement, said.includes(statement)])),
  });
  const problemAt = (field: string, sentence: string) => {
    const isOpen = showOpen && !signature.success && signature.error.issues.some(({ path }) => path[0] === field);
    const detail = fieldProblemsOf(sign.error).find(({ pointer }) => pointer.startsWith(`/${field}`))?.detail;
    return isOpen ? sentence : (detail ?? null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!signature.success) {
      setShowOpen(true);
      return refused();
    }
    if (!sign.isPending) sign.mutate(signature.data);
  };

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Card title={signingWording.whatItMeans}>
        {statements.map((statement) => (
          <Tick
            key={statement}
            label={sentenceFor(statement)}
            checked={said.includes(statement)}
            error={problemAt(statement, signingWording.tick)}
            onChange={(isSaid) => setSaid(isSaid ? [...said, statement] : said.filter((other) => other !== statement))}
          />
        ))}
        <TextArea
          label={wording.address}
          hint={wording.addressHelp}
          rows={3}
          autoComplete="street-address"
          value={address}
          error={problemAt('address', signingWording.fillIn)}
          onChange={setAddress}
        />
        <SignatureName value={name} error={problemAt('signature', signingWording.fillIn)} onChange={setName} />
        <OtherName
          problems={fieldProblemsOf(sign.error)}
          isMine={otherNameConfirmed}
          onChange={setOtherNameConfirmed}
        />
        {sign.isError && <Notice kind="danger">{<p>{sentenceOf(sign.error, signingWording.signFailed)}</p>}</Notice>}
        <Actions>
          <Button kind="primary" type="submit" busy={sign.isPending}>
            {sign.isPending ? signingWording.signing : wording.sign}
          </Button>
        </Actions>
      </Card>
    </form>
  );
};

/** What the witness stands for, as it stands on the signature page. Nothing of the text. */
const WhatYouWitness = ({ witnessed }: { witnessed: Witnessed }) => {
  const { title, version, parties, signer, signature, signedAt, hash } = witnessed;
  return (
    <Card title={wording.what}>
      <dl>
        <dt>{wording.between}</dt>
        <dd>
          <bdi>{parties.owner}</bdi>, <bdi>{parties.partner}</bdi>
        </dd>
        <dt>{wording.document(title, version)}</dt>
        <dd>{wording.private}</dd>
        <dt>{wording.signature}</dt>
        <dd>
          {signature.kind === 'drawn' ? <img src={signature.image} alt={signature.name} height={48} /> : signature.name}
          <br />
          {wording.signedBefore(signer, dayAndTime(signedAt))}
        </dd>
        <dt>{wording.hash}</dt>
        <dd style={{ overflowWrap: 'anywhere' }}>{hash}</dd>
      </dl>
    </Card>
  );
};

/** A witness says what they saw. The page opens once the one they stand for has signed. */
export const WitnessSigning = ({ view: { party, witnessed, signing } }: { view: AccessView }) => {
  const signer = signing?.places.find(({ role }) => role === party);
  const own = signing?.places.find(({ role }) => role === `${party}-witness`);
  const name = signer?.name ?? '';
  return (
    <Page title={wording.title} lead={wording.lead(name)} kind="question">
      {!witnessed && <Notice>{<p>{wording.notYet(name)}</p>}</Notice>}
      {witnessed && <WhatYouWitness witnessed={witnessed} />}
      {own?.state === 'signed' && <Notice kind="good">{<p>{wording.signed}</p>}</Notice>}
      {witnessed && own?.state !== 'signed' && <WitnessForm hash={witnessed.hash} />}
    </Page>
  );
};
