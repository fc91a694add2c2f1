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
import { signingWording as wording } from '@evenhand/wording/signing';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Paper } from '../../agreement/paper.js';
import { DisclosureRecord } from '../../signing/disclosure-record.js';
import { NameAnotherLawyer, NameAnotherWitness } from '../../signing/name-witness.js';
import { Places } from '../../signing/places.js';
import { SignForm } from '../../signing/sign-form.js';
import { WaitingTime } from '../../signing/waiting-time.js';
import { WhatYouSign } from '../../signing/what-you-sign.js';
import styles from './access.module.css';
import { Decline } from './decline.js';
import { accessKey } from './use-access.js';

/** The roles from the partner's point of view. */
const roles = {
  owner: wording.roles.partner,
  'owner-witness': wording.roles['partner-witness'],
  partner: wording.roles.owner,
  'partner-witness': wording.roles['owner-witness'],
  'owner-lawyer': wording.roles['partner-lawyer'],
  'partner-lawyer': wording.roles['owner-lawyer'],
};

const stateOf = (signing: Signing, role: keyof typeof roles) =>
  signing.places.find((place) => place.role === role)?.state;

export const PartnerSigning = ({ agreement, signing }: { agreement: Agreement; signing: Signing }) => {
  const queries = useQueryClient();
  const show = (next: AccessView) => queries.setQueryData(accessKey, next);
  const whole = useRef<HTMLDetailsElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash && whole.current) whole.current.open = true;
  }, [hash]);
  const hasSigned = stateOf(signing, 'partner') === 'signed';
  if (signing.completedAt)
    return (
      <Page kind="question" title={wording.title}>
        <Notice kind="good" title={wording.congratulations}>
          <p>{wording.done}</p>
        </Notice>
      </Page>
    );
  return (
    <Page kind="reading" title={wording.title} lead={wording.lead}>
      <div className={styles.stack}>
        {hasSigned && <Places signing={signing} roles={roles} />}
        {signing.sealing && (
          <Notice>
            <p>{wording.sealing}</p>
          </Notice>
        )}
        {!hasSigned && (
          <>
            {signing.coolingOff && (
              <WaitingTime
                coolingOff={signing.coolingOff}
                reader="partner"
                shorten={async () => show(await call(shortenWaitingAsPartner))}
              />
            )}
            {(signing.coolingOff?.open.received ?? true) && (
              <SignForm
                hash={signing.hash}
                what={
                  <>
                    <WhatYouSign
                      agreement={agreement}
                      reader="partner"
                      articlesAt=""
                      read={<Link to="#whole-text">{wording.what.read}</Link>}
                    />
                    <DisclosureRecord
                      disclosures={signing.disclosures}
                      reader="partner"
                      name={agreement.document.parties.owner}
                    />
                  </>
                }
                email={null}
                sendCode={() => call(sendPartnerSigningCode)}
                sign={async (signature, attempt) => show(await call(signAsPartner, signature, { attempt }))}
              />
            )}
            <details id="whole-text" ref={whole}>
              <summary>{wording.readItAgain}</summary>
              <Paper document={agreement.document} />
              <p>
                <a href={getAccessPdf.path} download>
                  {wording.downloadDraft}
                </a>
              </p>
            </details>
            <Places signing={signing} roles={roles} />
            <Decline onDone={show} />
          </>
        )}
        {hasSigned && stateOf(signing, 'partner-witness') !== 'signed' && (
          <NameAnotherWitness
            name={async (witness) => show(await call(namePartnerWitness, witness))}
            link={() => call(partnerWitnessIsHere)}
            leave={() => call(leaveAccess)}
          />
        )}
        {hasSigned && stateOf(signing, 'partner-lawyer') === 'next' && (
          <NameAnotherLawyer
            name={async (lawyer) => show(await call(namePartnerLawyer, { lawyer }))}
            drop={async () => show(await call(namePartnerLawyer, { lawyer: null }))}
          />
        )}
      </div>
    </Page>
  );
};
