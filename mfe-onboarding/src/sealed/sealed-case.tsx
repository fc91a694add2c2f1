import type { Agreement } from '@evenhand/contracts/agreement/agreement';
import { getSealedPdf, type Signing } from '@evenhand/contracts/signing/signing';
import { longMoment } from '@evenhand/contracts/toronto';
import { Download, Lock, ShieldCheck } from '@evenhand/ui/icons';
import { Page } from '@evenhand/ui/page';
import { Sheet } from '@evenhand/ui/sheet';
import { Spinner } from '@evenhand/ui/spinner';
import { WrittenName } from '@evenhand/ui/written-name';
import { SecondaryLink } from '@evenhand/web-kit/button-links';
import { useTitle } from '@evenhand/web-kit/title';
import { sealedWording as wording } from '@evenhand/wording/sealed';
import { signingWording } from '@evenhand/wording/signing';
import { Link } from 'react-router-dom';
import { useAgreement } from '../agreement/use-agreement.js';
import { FileLink } from '../file-link.js';
import { CopyForLawyer, FILE_NAME } from './copy-for-lawyer.js';
import { PaymentsThatBegin } from './payments-that-begin.js';
import styles from './sealed.module.css';
import { WhatNow } from './what-now.js';

const whoseOf = { owner: styles.you, partner: styles.partner } as const;
const colourOf = (role: string) => (role === 'owner' || role === 'partner' ? whoseOf[role] : undefined);

const SignedPaper = ({ signing, agreement }: { signing: Signing; agreement: Agreement }) => {
  const { title, parties, articles } = agreement.document;
  // A lawyer's place stays open when the certificate came too late.
  const signed = signing.places.filter(({ state }) => state === 'signed');
  return (
    <Sheet small>
      <header className={styles.head}>
        <div>
          <h2>{title}</h2>
          <p className={styles.quiet}>{wording.between(parties.owner, parties.partner, articles.length)}</p>
        </div>
        {signing.completedAt && (
          <p className={styles.seal}>
            <Lock aria-hidden="true" /> {wording.sealed(longMoment(signing.completedAt))}
          </p>
        )}
      </header>
      <ul className={styles.names} aria-label={wording.signatures}>
        {signed.map(({ role, name, signedAs, signedAt, drawing }) => (
          <li key={role}>
            <div className={styles.line} aria-hidden="true">
              <WrittenName name={signedAs ?? name ?? ''} drawing={drawing} />
            </div>
            <p>
              <strong>
                <bdi>{name}</bdi>
              </strong>{' '}
              <span className={colourOf(role) ?? styles.quiet}>{wording.roles[role]}</span>
            </p>
            {signedAs && <p className={styles.quiet}>{signingWording.signedAs(signedAs)}</p>}
            {signedAt && <p className={styles.quiet}>{wording.signed(longMoment(signedAt))}</p>}
          </li>
        ))}
      </ul>
    </Sheet>
  );
};

/** The page of a sealed case: the file, who signed when, what to do now, and the payments that begin. */
export const SealedCase = ({ signing }: { signing: Signing }) => {
  useTitle(signingWording.congratulations);
  const { data: agreement, isPending } = useAgreement();
  const parties = agreement?.document.parties;
  return (
    <Page
      kind="work"
      title={signingWording.congratulations}
      lead={parties ? wording.lead(parties.owner, parties.partner) : signingWording.done}
    >
      {isPending && <Spinner label={signingWording.loading} />}
      <div className={styles.top}>
        {agreement && <SignedPaper signing={signing} agreement={agreement} />}
        <div className={styles.file}>
          <FileLink from={getSealedPdf} name={FILE_NAME} kind="primary">
            <Download aria-hidden="true" />
            {signingWording.download}
          </FileLink>
          <SecondaryLink to="/verify">
            <ShieldCheck aria-hidden="true" />
            {wording.verify}
          </SecondaryLink>
          <CopyForLawyer />
          <p className={styles.quiet}>{wording.file}</p>
          <p className={styles.others}>
            <Link to="/agreement">{wording.read}</Link>
            <Link to="/dashboard">{signingWording.dashboard}</Link>
          </p>
        </div>
      </div>
      {agreement && <WhatNow agreement={agreement} sealedAt={signing.completedAt} />}
      {agreement?.deal && <PaymentsThatBegin deal={agreement.deal} parties={agreement.document.parties} />}
      <p className={styles.quiet}>
        {wording.refund} <Link to="/account/payments">{wording.receipt}</Link>
      </p>
    </Page>
  );
};
