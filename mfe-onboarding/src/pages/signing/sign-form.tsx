import { type CodeSent, type LegalAdvice, SignAgreement } from '@evenhand/contracts/signing/signing';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { OneChoice, Tick } from '@evenhand/ui/choices';
import { TextInput } from '@evenhand/ui/inputs';
import { Notice } from '@evenhand/ui/notice';
import { useFocusOnFault } from '@evenhand/web-kit/focus-fault';
import { fieldProblemsOf, sentenceOf } from '@evenhand/web-kit/problem-error';
import { track } from '@evenhand/web-kit/track';
import { signingWording as wording } from '@evenhand/wording/signing';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { OtherName } from './other-name.js';
import { type NameDraft, noName, SignatureName, writtenName } from './signature-name.js';

interface SignFormProps {
  hash: string;
  sendCode: () => Promise<CodeSent>;
  sign: (signature: SignAgreement) => Promise<unknown>;
}

const adviceOptions = [
  { value: 'received', label: wording.legalAdvice.received },
  { value: 'waived', label: wording.legalAdvice.waived },
];

interface SignDraft {
  code: string;
  consent: boolean;
  understood: boolean;
  advice: LegalAdvice | undefined;
  disclosureReceivedOn: string;
  witnessName: string;
  witnessEmail: string;
  lawyerName: string;
  lawyerEmail: string;
  name: NameDraft;
  otherNameConfirmed: boolean;
}

const blank: SignDraft = {
  code: '',
  consent: false,
  understood: false,
  advice: undefined,
  disclosureReceivedOn: '',
  witnessName: '',
  witnessEmail: '',
  lawyerName: '',
  lawyerEmail: '',
  name: noName,
  otherNameConfirmed: false,
};

/** The lawyer who certifies, where one was named beside advice that was received. */
const lawyerIn = ({ advice, lawyerName, lawyerEmail }: SignDraft) =>
  advice === 'received' && `${lawyerName}${lawyerEmail}`.trim() !== ''
    ? { name: lawyerName, email: lawyerEmail }
    : null;

/** What a party says and does when signing: what it means, who watches, the code, the name, the button. */
export const SignForm = ({ hash, sendCode, sign }: SignFormProps) => {
  const { form: place, refused } = useFocusOnFault();
  const [form, setForm] = useState(blank);
  const [showOpen, setShowOpen] = useState(false);
  const code = useMutation({
    mutationFn: sendCode,
    onSuccess: () => track({ name: 'signing-initiated', properties: {} }),
  });
  const signing = useMutation({
    mutationFn: sign,
    onError: refused,
    onSuccess: () => track({ name: 'signing-completed', properties: {} }),
  });
  const set = (change: Partial<SignDraft>) => setForm({ ...form, ...change });

  const signature = SignAgreement.safeParse({
    hash,
    code: form.code.trim(),
    signature: writtenName(form.name),
    consentToElectronicSignature: form.consent,
    readAndUnderstood: form.understood,
    legalAdvice: form.advice,
    disclosureReceivedOn: form.disclosureReceivedOn,
    otherNameConfirmed: form.otherNameConfirmed,
    witness: { name: form.witnessName, email: form.witnessEmail },
    lawyer: lawyerIn(form),
  });
  const open = signature.success ? [] : signature.error.issues.map(({ path }) => `/${path.join('/')}`);
  const problemAt = (pointer: string, sentence: string) =>
    (showOpen && open.some((at) => at.startsWith(pointer)) ? sentence : null) ??
    fieldProblemsOf(signing.error).find((problem) => problem.pointer.startsWith(pointer))?.detail ??
    null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!signature.success) {
      setShowOpen(true);
      return refused();
    }
    if (!signing.isPending && !signing.isSuccess) signing.mutate(signature.data);
  };

  return (
    <form ref={place} onSubmit={submit} noValidate>
      <Card title={wording.whatItMeans}>
        <p>{wording.meaning}</p>
        <Tick
          label={wording.readAndUnderstood}
          checked={form.understood}
          error={problemAt('/readAndUnderstood', wording.tick)}
          onChange={(understood) => set({ understood })}
        />
        <Tick
          label={wording.consentToElectronicSignature}
          checked={form.consent}
          error={problemAt('/consentToElectronicSignature', wording.tick)}
          onChange={(consent) => set({ consent })}
        />
        <TextInput
          label={wording.disclosureReceivedOn.question}
          hint={wording.disclosureReceivedOn.help}
          short
          type="date"
          min="1900-01-01"
          value={form.disclosureReceivedOn}
          error={problemAt('/disclosureReceivedOn', wording.fillIn)}
          onChange={(disclosureReceivedOn) => set({ disclosureReceivedOn })}
        />
        <OneChoice
          label={wording.legalAdvice.question}
          options={adviceOptions}
          value={form.advice}
          error={problemAt('/legalAdvice', wording.fillIn)}
          onChange={(advice) => set({ advice: advice === 'received' ? 'received' : 'waived' })}
        />
        {form.advice === 'received' && (
          <>
            <h3>{wording.lawyer.title}</h3>
            <p>{wording.lawyer.help}</p>
            <TextInput
              label={wording.lawyer.name}
              autoComplete="off"
              value={form.lawyerName}
              error={problemAt('/lawyer/name', wording.fillIn)}
              onChange={(lawyerName) => set({ lawyerName })}
            />
            <TextInput
              label={wording.lawyer.email}
              type="email"
              autoComplete="off"
              value={form.lawyerEmail}
              error={problemAt('/lawyer/email', wording.fillIn)}
              onChange={(lawyerEmail) => set({ lawyerEmail })}
            />
          </>
        )}
        <h3>{wording.witness.title}</h3>
        <p>{wording.witness.help}</p>
        <TextInput
          label={wording.witness.name}
          autoComplete="off"
          value={form.witnessName}
          error={problemAt('/witness/name', wording.fillIn)}
          onChange={(witnessName) => set({ witnessName })}
        />
        <TextInput
          label={wording.witness.email}
          type="email"
          autoComplete="off"
          value={form.witnessEmail}
          error={problemAt('/witness/email', wording.fillIn)}
          onChange={(witnessEmail) => set({ witnessEmail })}
        />
        <h3>{wording.code.title}</h3>
        <p>
          <Button busy={code.isPending} onClick={() => code.mutate()}>
            {code.data ? wording.code.again : wording.code.send}
          </Button>
        </p>
        {code.data && <Notice kind="good">{<p>{wording.code.sent(code.data.sentTo, code.data.minutes)}</p>}</Notice>}
        {code.isError && <Notice kind="danger">{<p>{sentenceOf(code.error, wording.code.failed)}</p>}</Notice>}
        <TextInput
          label={wording.code.label}
          short
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={form.code}
          error={problemAt('/code', wording.fillIn)}
          onChange={(digits) => set({ code: digits })}
        />
        <SignatureName
          value={form.name}
          error={problemAt('/signature', wording.fillIn)}
          onChange={(name) => set({ name })}
        />
        <OtherName
          problems={fieldProblemsOf(signing.error)}
          isMine={form.otherNameConfirmed}
          onChange={(otherNameConfirmed) => set({ otherNameConfirmed })}
        />
        {signing.isError && <Notice kind="danger">{<p>{sentenceOf(signing.error, wording.signFailed)}</p>}</Notice>}
        <Actions>
          <Button kind="primary" type="submit" busy={signing.isPending} disabled={signing.isSuccess}>
            {signing.isSuccess ? wording.signed : signing.isPending ? wording.signing : wording.sign}
          </Button>
        </Actions>
      </Card>
    </form>
  );
};
