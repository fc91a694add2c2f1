import { type AccessView, getAccessPdf, signAsLawyer } from '@evenhand/contracts/access/access';
import { LawyerSignature } from '@evenhand/contracts/signing/signing';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { Tick } from '@evenhand/ui/choices';
import { TextArea, TextInput } from '@evenhand/ui/inputs';
import { Notice } from '@evenhand/ui/notice';
import { Page } from '@evenhand/ui/page';
import { useAttempt } from '@evenhand/web-kit/attempt';
import { call } from '@evenhand/web-kit/call';
import { fieldProblemsOf, sentenceOf } from '@evenhand/web-kit/problem-error';
import { accessWording, signingWording } from '@evenhand/wording/signing';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Paper } from '../agreement/paper.js';
import { OtherName } from '../signing/other-name.js';
import { type NameDraft, noName, SignatureName, writtenName } from '../signing/signature-name.js';
import styles from './access.module.css';
import { accessKey } from './use-access.js';

const wording = accessWording.lawyer;
const statements = ['licensed', 'advisedAlone', 'explained', 'signedFreely', 'askedAboutDisclosure'] as const;
const ticks = [...statements, 'consentToElectronicSignature'] as const;
type Statement = (typeof ticks)[number];

const sentenceFor = (statement: Statement, client: string) =>
  statement === 'consentToElectronicSignature'
    ? signingWording.consentToElectronicSignature
    : wording.statements[statement](client);

const CertificateForm = ({ hash, client }: { hash: string; client: string }) => {
  const queries = useQueryClient();
  const attempt = useAttempt();
  const [said, setSaid] = useState<readonly Statement[]>([]);
  const [office, setOffice] = useState({ lawSocietyNumber: '', address: '' });
  const [name, setName] = useState<NameDraft>(noName);
  const [showOpen, setShowOpen] = useState(false);
  const [otherNameConfirmed, setOtherNameConfirmed] = useState(false);
  const sign = useMutation({
    mutationFn: (signature: LawyerSignature) => call(signAsLawyer, signature, { attempt: attempt.key() }),
    onSuccess: (view) => {
      attempt.done();
      queries.setQueryData(accessKey, view);
    },
  });

  const signature = LawyerSignature.safeParse({
    hash,
    signature: writtenName(name),
    ...office,
    otherNameConfirmed,
    ...Object.fromEntries(ticks.map((statement) => [statement, said.includes(statement)])),
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
      <Card title={wording.certify}>
        {ticks.map((statement) => (
          <Tick
            key={statement}
            label={sentenceFor(statement, client)}
            checked={said.includes(statement)}
            error={problemAt(statement, signingWording.tick)}
            onChange={(isSaid) => setSaid(isSaid ? [...said, statement] : said.filter((other) => other !== statement))}
          />
        ))}
        <TextInput
          label={wording.lawSocietyNumber}
          short
          autoComplete="off"
          value={office.lawSocietyNumber}
          error={problemAt('lawSocietyNumber', signingWording.fillIn)}
          onChange={(lawSocietyNumber) => setOffice({ ...office, lawSocietyNumber })}
        />
        <TextArea
          label={wording.address}
          hint={wording.addressHelp}
          rows={3}
          autoComplete="street-address"
          value={office.address}
          error={problemAt('address', signingWording.fillIn)}
          onChange={(address) => setOffice({ ...office, address })}
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

/** A lawyer reads what their client signed, and certifies the advice given. */
export const LawyerSigning = ({ view: { party, witnessed, agreement, signing } }: { view: AccessView }) => {
  const client = agreement?.document.parties[party] ?? '';
  const own = signing?.places.find(({ role }) => role === `${party}-lawyer`);
  return (
    <Page title={wording.title} lead={wording.lead(client)} kind="reading">
      <div className={styles.stack}>
        {!witnessed && <Notice>{<p>{wording.notYet(client)}</p>}</Notice>}
        {agreement && (
          <details>
            <summary>{wording.read}</summary>
            <Paper document={agreement.document} />
            <p>
              <a href={getAccessPdf.path} download>
                {signingWording.downloadDraft}
              </a>
            </p>
          </details>
        )}
        {own?.state === 'signed' && <Notice kind="good">{<p>{wording.signed}</p>}</Notice>}
        {witnessed && own?.state !== 'signed' && <CertificateForm hash={witnessed.hash} client={client} />}
      </div>
    </Page>
  );
};
