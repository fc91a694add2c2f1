import {
  type AccessView,
  getAccessPdf,
  leaveAccess,
  namePartnerLawyer,
  namePartnerWitness,
  sendPartnerSigningCode,
  shortenWaitingAsPartner,
  signAsPartner,
} from '@evenhand/contracts/access/access';
import { partnerWitnessIsHere } from '@evenhand/contracts/access/witness-here';
import type { Agreement } from '@evenhand/contracts/agreement/agreement';
import type { Signing } from '@evenhand/contracts/signing/signing';
import { Notice } from '@evenhand/ui/notice';
import { Page } from '@evenhand/ui/page';
import { call } from '@evenhand/web-kit/call';
import { useTitle } from '@evenhand/web-kit/title';
import { accessWording } from '@evenhand/wording/access';
import { signingWording as wording } from '@evenhand/wording/signing';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Paper } from '../../agreement/paper.js';
import { type PartyCalls, PartySigning } from '../../signing/party-signing.js';
import { isSigningOpen, leadOf, signingStateOf, titleOf } from '../../signing/signing-state.js';
import styles from './access.module.css';
import { Decline } from './decline.js';
import { accessKey } from './use-access.js';

const callsOf = (show: (next: AccessView) => unknown): PartyCalls => ({
  shorten: async () => show(await call(shortenWaitingAsPartner)),
  sendCode: () => call(sendPartnerSigningCode),
  sign: async (signature, attempt) => show(await call(signAsPartner, signature, { attempt })),
  nameWitness: async (witness) => show(await call(namePartnerWitness, witness)),
  nameLawyer: async (lawyer) => show(await call(namePartnerLawyer, { lawyer })),
  witnessLink: () => call(partnerWitnessIsHere),
  leave: () => call(leaveAccess),
});

/** Unfolds for a link to it or to one of its articles. */
const WholeText = ({ agreement }: { agreement: Agreement }) => {
  const whole = useRef<HTMLDetailsElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash && whole.current) whole.current.open = true;
  }, [hash]);
  return (
    <details id="whole-text" ref={whole}>
      <summary>{wording.readItAgain}</summary>
      <Paper document={agreement.document} />
      <p>
        <a href={getAccessPdf.path} download>
          {wording.downloadDraft}
        </a>
      </p>
    </details>
  );
};

export const PartnerSigning = ({ agreement, signing }: { agreement: Agreement; signing: Signing }) => {
  const queries = useQueryClient();
  const show = (next: AccessView) => queries.setQueryData(accessKey, next);
  const hasSigned = signingStateOf(signing, 'partner') === 'signed';
  useTitle(signing.completedAt ? wording.congratulations : titleOf(signing, 'partner'));
  if (signing.completedAt)
    return (
      <Page kind="question" title={wording.congratulations}>
        <Notice kind="good">
          <p>{wording.done}</p>
        </Notice>
      </Page>
    );
  if (!isSigningOpen(signing))
    return (
      <Page kind="question" title={titleOf(signing, 'partner')} lead={leadOf(signing, 'partner')}>
        <Notice>
          <p>{signing.state === 'declined' ? accessWording.review.declined : accessWording.review.leadOver}</p>
        </Notice>
      </Page>
    );
  return (
    <Page kind="reading" title={titleOf(signing, 'partner')} lead={leadOf(signing, 'partner')}>
      <div className={styles.stack}>
        {signing.sealing && (
          <Notice>
            <p>{signing.waitsForPayment ? wording.sealWaits.partner : wording.sealing}</p>
          </Notice>
        )}
        <PartySigning
          signing={signing}
          party="partner"
          calls={callsOf(show)}
          agreement={agreement}
          articlesAt=""
          textAt="#whole-text"
          email={null}
        >
          {!hasSigned && <WholeText agreement={agreement} />}
        </PartySigning>
        {!hasSigned && <Decline onDone={show} />}
      </div>
    </Page>
  );
};
