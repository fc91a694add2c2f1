import { witnessIsHere } from '@evenhand/contracts/access/witness-here';
import { endSession, listSessions } from '@evenhand/contracts/auth/sessions';
import {
  getSigning,
  nameLawyer,
  nameWitness,
  type Signing,
  sendSigningCode,
  shortenWaiting,
  signAgreement,
} from '@evenhand/contracts/signing/signing';
import { Notice } from '@evenhand/ui/notice';
import { Spinner } from '@evenhand/ui/spinner';
import { QuietLink, SecondaryLink } from '@evenhand/web-kit/button-links';
import { call } from '@evenhand/web-kit/call';
import { useSession } from '@evenhand/web-kit/session';
import { signingWording as wording } from '@evenhand/wording/signing';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useAgreement } from '../agreement/use-agreement.js';
import { Checked } from '../findings/checked.js';
import { useFindings } from '../findings/use-findings.js';
import { DisclosureRecord } from './disclosure-record.js';
import { NameAnotherLawyer, NameAnotherWitness } from './name-witness.js';
import { Places } from './places.js';
import { SignForm } from './sign-form.js';
import styles from './signing.module.css';
import { TakeBack } from './take-back.js';
import { WaitingTime } from './waiting-time.js';
import { WhatYouSign } from './what-you-sign.js';

const NotOpen = ({ signing }: { signing: Signing }) => {
  switch (signing.state) {
    case 'declined':
      return (
        <Notice kind="attention" title={wording.declined}>
          {signing.declinedReason && (
            <p>
              {wording.declinedReason} <bdi>{signing.declinedReason}</bdi>
            </p>
          )}
        </Notice>
      );
    case 'expired':
      return (
        <Notice kind="attention">
          <p>{wording.expired}</p>
        </Notice>
      );
    case 'voided':
      return (
        <Notice kind="attention">
          <p>{wording.voided}</p>
        </Notice>
      );
    default:
      return (
        <Notice>
          <p>{wording.notReady}</p>
        </Notice>
      );
  }
};

/** Signs out on this device only. */
const endThisSession = async () => {
  const current = (await call(listSessions)).find((session) => session.current);
  if (current) await call(endSession, undefined, { params: { id: current.id } });
};

const placeOf = (signing: Signing, role: Signing['places'][number]['role']) =>
  signing.places.find((place) => place.role === role);

export const OwnerSigning = ({ signing }: { signing: Signing }) => {
  const queries = useQueryClient();
  const isOpen = signing.state === 'ready' || signing.state === 'partially_signed';
  const mine = placeOf(signing, 'owner')?.state;
  const witness = placeOf(signing, 'owner-witness')?.state;
  const canSign = mine !== 'signed' && (signing.coolingOff?.open.received ?? true);
  const { user } = useSession();
  const lawyer = placeOf(signing, 'owner-lawyer')?.state;
  const findings = useFindings(isOpen && mine !== 'signed');
  const agreement = useAgreement(isOpen && mine !== 'signed');
  const refreshed = async (next: Signing) => {
    queries.setQueryData([getSigning.path], next);
    await queries.invalidateQueries();
  };

  if (signing.sealing) return <Spinner label={wording.sealing} />;
  if (findings.isLoading || agreement.isLoading) return <Spinner label={wording.loading} />;
  return (
    <div className={styles.stack}>
      {!isOpen && <NotOpen signing={signing} />}
      {isOpen && !canSign && <Places signing={signing} roles={wording.roles} />}
      {!(isOpen && canSign) && (
        <p>
          <SecondaryLink to="/agreement">{isOpen ? wording.readItAgain : wording.toAgreement}</SecondaryLink>
        </p>
      )}
      {mine !== 'signed' && signing.coolingOff && (
        <WaitingTime
          coolingOff={signing.coolingOff}
          reader="owner"
          shorten={async () => refreshed(await call(shortenWaiting))}
        />
      )}
      {isOpen && canSign && (
        <SignForm
          hash={signing.hash}
          what={
            agreement.data && (
              <>
                <WhatYouSign
                  agreement={agreement.data}
                  reader="owner"
                  articlesAt="/agreement"
                  read={<Link to="/agreement">{wording.what.read}</Link>}
                />
                <DisclosureRecord
                  disclosures={signing.disclosures}
                  reader="owner"
                  name={agreement.data.document.parties.partner}
                />
                <Checked from="signing" />
              </>
            )
          }
          email={user?.email ?? null}
          notNow={<QuietLink to="/dashboard">{wording.notNow}</QuietLink>}
          sendCode={() => call(sendSigningCode)}
          sign={async (signature, attempt) => refreshed(await call(signAgreement, signature, { attempt }))}
        />
      )}
      {isOpen && canSign && <Places signing={signing} roles={wording.roles} />}
      {isOpen && mine === 'signed' && witness !== 'signed' && (
        <NameAnotherWitness
          name={async (named) => refreshed(await call(nameWitness, named))}
          link={() => call(witnessIsHere)}
          leave={endThisSession}
        />
      )}
      {isOpen && mine === 'signed' && lawyer === 'next' && (
        <NameAnotherLawyer
          name={async (named) => refreshed(await call(nameLawyer, { lawyer: named }))}
          drop={async () => refreshed(await call(nameLawyer, { lawyer: null }))}
        />
      )}
      {(isOpen || signing.state === 'in_review' || signing.state === 'declined' || signing.state === 'expired') && (
        <TakeBack />
      )}
    </div>
  );
};
