import { type AccessView, signAsWitness } from '@evenhand/contracts/access/access';
import { type Signing, WitnessSignature } from '@evenhand/contracts/signing/signing';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { Tick } from '@evenhand/ui/choices';
import { TextArea } from '@evenhand/ui/inputs';
import { Notice } from '@evenhand/ui/notice';
import { Page } from '@evenhand/ui/page';
import { useAttempt } from '@evenhand/web-kit/attempt';
import { call } from '@evenhand/web-kit/call';
import { fieldProblemsOf, sentenceOf } from '@evenhand/web-kit/problem-error';
import { accessWording, signingWording } from '@evenhand/wording/signing';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { dayAndTime } from '../dates.js';
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
  const [said, setSaid] = useState<readonly Statement[]>([]);
  const [address, setAddress] = useState('');
  const [name, setName] = useState<NameDraft>(noName);
  const [showOpen, setShowOpen] = useState(false);
  const sign = useMutation({
    mutationFn: (signature: WitnessSignature) => call(signAsWitness, signature, { attempt: attempt.key() }),
    onSuccess: (view) => {
      attempt.done();
      queries.setQueryData(accessKey, view);
    },
  });

  const signature = WitnessSignature.safeParse({
    hash,
    signature: writtenName(name),
    address,
    ...Object.fromEntries(statements.map((statement) => [statement, said.includes(statement)])),
  });
  const problemAt = (field: string, sentence: string) => {
    const isOpen = showOpen && !signature.success && signature.error.issues.some(({ path }) => path[0] === field);
    const refused = fieldProblemsOf(sign.error).find(({ pointer }) => pointer.startsWith(`/${field}`))?.detail;
    return isOpen ? sentence : (refused ?? null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!signature.success) return setShowOpen(true);
    if (!sign.isPending) sign.mutate(signature.data);
  };

  return (
    <form onSubmit={submit} noValidate>
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

/** A witness says what they saw. The page opens once the one they stand for has signed. */
export const WitnessSigning = ({ view, signing }: { view: AccessView; signing: Signing }) => {
  const signer = signing.places.find(({ role }) => role === view.party);
  const own = signing.places.find(({ role }) => role === `${view.party}-witness`);
  const name = signer?.name ?? '';
  return (
    <Page kind="question" title={wording.title} lead={wording.lead(name)}>
      {!signer?.signedAt && <Notice>{<p>{wording.notYet(name)}</p>}</Notice>}
      {signer?.signedAt && <p>{wording.signedBefore(name, dayAndTime(signer.signedAt))}</p>}
      {own?.state === 'signed' && <Notice kind="good">{<p>{wording.signed}</p>}</Notice>}
      {signer?.signedAt && own?.state !== 'signed' && <WitnessForm hash={signing.hash} />}
    </Page>
  );
};
