import { type CodeSent, LegalAdvice, type SignAgreement } from '@evenhand/contracts/signing/signing';
import { WrittenSignature } from '@evenhand/contracts/signing/written-signature';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { OneChoice, Tick } from '@evenhand/ui/choices';
import { TextInput } from '@evenhand/ui/inputs';
import { Failure } from '@evenhand/web-kit/failure';
import { MailInput } from '@evenhand/web-kit/mail-input';
import { useTitle } from '@evenhand/web-kit/title';
import { track } from '@evenhand/web-kit/track';
import { useForm } from '@evenhand/web-kit/use-form';
import { signingWording as wording } from '@evenhand/wording/signing';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ErrorSummary, Faulty } from './error-summary.js';
import { OtherName } from './other-name.js';
import { noName } from './own-name.js';
import { SignatureName } from './signature-name.js';
import styles from './signing.module.css';
import { SigningCode } from './signing-code.js';
import { SigningStep } from './signing-step.js';

interface SignFormProps {
  hash: string;
  /** What is signed: the deal in short, findings, and the way to the whole text. */
  what: ReactNode;
  /** The e-mail address of the signer; null where it is unknown to the page. */
  email: string | null;
  /** The way out without a signature. */
  notNow?: ReactNode;
  /** Null where a second factor replaces the mailed code. */
  sendCode: (() => Promise<CodeSent>) | null;
  sign: (signature: SignAgreement, attempt: string) => Promise<unknown>;
}

const adviceOptions = LegalAdvice.options.map((value) => ({ value, label: wording.legalAdvice[value] }));

const nobody = { name: '', email: '' };
const blank = {
  consentToElectronicSignature: false,
  readAndUnderstood: false,
  witnessIsHere: false,
  witness: nobody,
  lawyer: nobody,
};

const { at: refused, todo } = wording.problems;

export const SignForm = ({ hash, what, email, notNow, sendCode, sign }: SignFormProps) => {
  const { field, form, isSending, isSent, failure } = useForm({
    schema: WrittenSignature,
    start: { ...noName(hash), ...blank, code: sendCode ? '' : null },
    refused,
    send: sign,
    mails: ['witness.email', 'lawyer.email'],
    onSent: () => track({ name: 'signing-completed', properties: {} }),
  });
  const understood = field('readAndUnderstood');
  const consent = field('consentToElectronicSignature');
  const advice = field('legalAdvice');
  const lawyer = { name: field('lawyer.name'), email: field('lawyer.email') };
  const witness = { name: field('witness.name'), email: field('witness.email') };
  const isHere = field('witnessIsHere');
  const code = field('code');
  const signature = field('signature');
  const otherName = field('otherNameConfirmed');
  const errors = {
    advice: advice.error,
    lawyer: lawyer.name.error ?? lawyer.email.error,
    witness: witness.name.error ?? witness.email.error,
    isHere: isHere.error,
    name: signature.error ?? otherName.error,
    code: code.error,
    consent: understood.error ?? consent.error,
  };
  const problems = todo.filter(({ at }) => errors[at]);
  useTitle(problems.length > 0 ? wording.errorTitle : wording.title);
  return (
    <form {...form}>
      <ErrorSummary problems={problems} />
      <SigningStep number={1} title={wording.steps.what}>
        {what}
        <Faulty at="advice" error={errors.advice}>
          <OneChoice
            {...advice}
            label={wording.legalAdvice.question}
            options={adviceOptions}
            onChange={(chosen) => advice.onChange(LegalAdvice.parse(chosen))}
          />
          {advice.value === 'waived' && (
            <p className={styles.meaning}>
              <strong>{wording.waiving.title}</strong> {wording.waiving.text}{' '}
              <Link to="/support">{wording.waiving.link}</Link>
            </p>
          )}
        </Faulty>
        {advice.value === 'received' && (
          <Faulty at="lawyer" error={errors.lawyer}>
            <h3>{wording.lawyer.title}</h3>
            <p>{wording.lawyer.help}</p>
            <TextInput {...lawyer.name} label={wording.lawyer.name} autoComplete="off" />
            <MailInput {...lawyer.email} label={wording.lawyer.email} />
          </Faulty>
        )}
      </SigningStep>
      <SigningStep number={2} title={wording.steps.watches}>
        <p>{wording.witness.help}</p>
        <Faulty at="witness" error={errors.witness}>
          <TextInput {...witness.name} label={wording.witness.name} autoComplete="off" />
          <MailInput {...witness.email} label={wording.witness.email} />
        </Faulty>
        <Faulty at="isHere" error={errors.isHere}>
          <Tick {...isHere} label={wording.witness.isHere} checked={isHere.value} />
        </Faulty>
      </SigningStep>
      <SigningStep number={3} title={wording.steps.name}>
        {email && <p className={styles.quiet}>{wording.signingAs(email)}</p>}
        <Faulty at="name" error={errors.name}>
          <SignatureName {...signature} />
          <OtherName {...otherName} />
        </Faulty>
        {sendCode ? (
          <Faulty at="code" error={errors.code}>
            <SigningCode
              {...code}
              value={code.value ?? ''}
              send={async () => {
                const sent = await sendCode();
                track({ name: 'signing-initiated', properties: {} });
                return sent;
              }}
            />
          </Faulty>
        ) : (
          <p>{wording.code.byFactor}</p>
        )}
        <Faulty at="consent" error={errors.consent}>
          <Tick
            label={`${wording.readAndUnderstood} ${wording.consentToElectronicSignature}`}
            checked={understood.value && consent.value}
            error={errors.consent}
            onChange={(isGiven) => {
              understood.onChange(isGiven);
              consent.onChange(isGiven);
            }}
          />
        </Faulty>
        {/* A refused code is reported at its field. */}
        <Failure error={problems.length === 0 && failure} otherwise={wording.signFailed} />
        <Actions>
          <Button kind="primary" type="submit" busy={isSending} disabled={isSent}>
            {isSent ? wording.signed : isSending ? wording.signing : wording.sign}
          </Button>
          {notNow}
        </Actions>
        <p className={`${styles.quiet} ${styles.after}`}>{wording.afterwards}</p>
      </SigningStep>
    </form>
  );
};
