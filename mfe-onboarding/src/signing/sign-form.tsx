import type { DealLine } from '@evenhand/contracts/agreement/deal';
import { type CodeSent, LegalAdvice, type SignAgreement } from '@evenhand/contracts/signing/signing';
import { WrittenSignature } from '@evenhand/contracts/signing/written-signature';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { OneChoice, Tick } from '@evenhand/ui/choices';
import { TextInput } from '@evenhand/ui/inputs';
import { Failure } from '@evenhand/web-kit/failure';
import { track } from '@evenhand/web-kit/track';
import { useForm } from '@evenhand/web-kit/use-form';
import { signingWording as wording } from '@evenhand/wording/signing';
import { OtherName } from './other-name.js';
import { noName, refusedName } from './own-name.js';
import { Releases } from './releases.js';
import { SignatureName } from './signature-name.js';
import { SigningCode } from './signing-code.js';

interface SignFormProps {
  hash: string;
  releases: readonly DealLine[];
  sendCode: () => Promise<CodeSent>;
  sign: (signature: SignAgreement, attempt: string) => Promise<unknown>;
}

const adviceOptions = LegalAdvice.options.map((value) => ({ value, label: wording.legalAdvice[value] }));

const nobody = { name: '', email: '' };
const blank = {
  code: '',
  consentToElectronicSignature: false,
  readAndUnderstood: false,
  disclosureReceivedOn: '',
  witness: nobody,
  lawyer: nobody,
};

const refused = {
  ...refusedName,
  code: wording.fillIn,
  consentToElectronicSignature: wording.tick,
  readAndUnderstood: wording.tick,
  disclosureReceivedOn: wording.fillIn,
  legalAdvice: wording.fillIn,
  'witness.name': wording.fillIn,
  'witness.email': wording.fillIn,
  'lawyer.name': wording.fillIn,
  'lawyer.email': wording.fillIn,
} as const;

export const SignForm = ({ hash, releases, sendCode, sign }: SignFormProps) => {
  const { field, form, isSending, isSent, failure } = useForm({
    schema: WrittenSignature,
    start: { ...noName(hash), ...blank },
    refused,
    send: sign,
    onSent: () => track({ name: 'signing-completed', properties: {} }),
  });
  const understood = field('readAndUnderstood');
  const consent = field('consentToElectronicSignature');
  const advice = field('legalAdvice');
  const code = field('code');
  return (
    <form {...form}>
      <Card title={wording.whatItMeans}>
        <p>{wording.meaning}</p>
        <Releases releases={releases} />
        <Tick {...understood} label={wording.readAndUnderstood} checked={understood.value} />
        <Tick {...consent} label={wording.consentToElectronicSignature} checked={consent.value} />
        <TextInput
          {...field('disclosureReceivedOn')}
          label={wording.disclosureReceivedOn.question}
          hint={wording.disclosureReceivedOn.help}
          short
          type="date"
          min="1900-01-01"
        />
        <OneChoice
          {...advice}
          label={wording.legalAdvice.question}
          options={adviceOptions}
          onChange={(chosen) => advice.onChange(LegalAdvice.parse(chosen))}
        />
        {advice.value === 'received' && (
          <>
            <h3>{wording.lawyer.title}</h3>
            <p>{wording.lawyer.help}</p>
            <TextInput {...field('lawyer.name')} label={wording.lawyer.name} autoComplete="off" />
            <TextInput {...field('lawyer.email')} label={wording.lawyer.email} type="email" autoComplete="off" />
          </>
        )}
        <h3>{wording.witness.title}</h3>
        <p>{wording.witness.help}</p>
        <TextInput {...field('witness.name')} label={wording.witness.name} autoComplete="off" />
        <TextInput {...field('witness.email')} label={wording.witness.email} type="email" autoComplete="off" />
        <SigningCode
          {...code}
          send={async () => {
            const sent = await sendCode();
            track({ name: 'signing-initiated', properties: {} });
            return sent;
          }}
        />
        <SignatureName {...field('signature')} />
        <OtherName {...field('otherNameConfirmed')} />
        {/* A refused code is reported at its field. */}
        <Failure error={!code.error && failure} otherwise={wording.signFailed} />
        <Actions>
          <Button kind="primary" type="submit" busy={isSending} disabled={isSent}>
            {isSent ? wording.signed : isSending ? wording.signing : wording.sign}
          </Button>
        </Actions>
      </Card>
    </form>
  );
};
