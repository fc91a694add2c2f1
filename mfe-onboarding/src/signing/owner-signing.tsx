import { witnessIsHere } from '@evenhand/contracts/access/witness-here';
import type { Agreement } from '@evenhand/contracts/agreement/agreement';
import { getProofWays } from '@evenhand/contracts/auth/second-factor';
import { endSession, listSessions } from '@evenhand/contracts/auth/sessions';
import {
  getSigning,
  nameLawyer,
  nameWitness,
  type Signing,
  sendSigningCode,
  shortenWaiting,
  signAgreement,
  signerRoles,
} from '@evenhand/contracts/signing/signing';
import { Notice } from '@evenhand/ui/notice';
import { Spinner } from '@evenhand/ui/spinner';
import { QuietLink, SecondaryLink } from '@evenhand/web-kit/button-links';
import { call } from '@evenhand/web-kit/call';
import { Loaded } from '@evenhand/web-kit/loaded';
import { useSession } from '@evenhand/web-kit/session';
import { signingWording as wording } from '@evenhand/wording/signing';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useAgreement } from '../agreement/use-agreement.js';
import { useFindings } from '../findings/use-findings.js';
import { type PartyCalls, PartySigning } from './party-signing.js';
import styles from './signing.module.css';
import { canSignNow, isSigningOpen, signingStateOf } from './signing-state.js';
import { TakeBack } from './take-back.js';
import { ThingsToLookAt } from './things-to-look-at.js';

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

/** A second factor replaces the mailed code: reading the mailbox is not enough to sign. */
const useOwnerCalls = (hasFactor: boolean): PartyCalls => {
  const queries = useQueryClient();
  const show = async (next: Signing) => {
    queries.setQueryData([getSigning.path], next);
    await queries.invalidateQueries();
  };
  return {
    shorten: async () => show(await call(shortenWaiting)),
    sendCode: hasFactor ? null : () => call(sendSigningCode),
    sign: async (signature, attempt) => show(await call(signAgreement, signature, { attempt })),
    nameWitness: async (witness) => show(await call(nameWitness, witness)),
    nameLawyer: async (lawyer) => show(await call(nameLawyer, { lawyer })),
    witnessLink: () => call(witnessIsHere),
    leave: endThisSession,
  };
};

/** Not after the fourth signature, also while a lawyer's certificate is open. */
const canBeTakenBack = (signing: Signing): boolean => {
  if (isSigningOpen(signing)) return !signerRoles.every((role) => signingStateOf(signing, role) === 'signed');
  return signing.state === 'in_review' || signing.state === 'declined' || signing.state === 'expired';
};

export const OwnerSigning = ({ signing }: { signing: Signing }) => {
  const isOpen = isSigningOpen(signing);
  const isUnsigned = isOpen && signingStateOf(signing, 'owner') !== 'signed';
  const { user } = useSession();
  const ways = useQuery({ queryKey: [getProofWays.path], queryFn: () => call(getProofWays), enabled: isUnsigned });
  const calls = useOwnerCalls(Boolean(ways.data?.app || ways.data?.passkey));
  const findings = useFindings(isUnsigned);
  const agreement = useAgreement(isUnsigned);

  if (signing.waitsForPayment)
    return (
      <Notice kind="attention">
        <p>{wording.sealWaits.owner}</p>
        <p>
          <Link to="/account/payments">{wording.sealWaits.toPayments}</Link>
        </p>
      </Notice>
    );
  if (signing.sealing) return <Spinner label={wording.sealing} />;
  if (findings.isLoading || agreement.isLoading || ways.isLoading) return <Spinner label={wording.loading} />;
  const party = (version: Agreement | null) => (
    <PartySigning
      signing={signing}
      party="owner"
      calls={calls}
      agreement={version}
      articlesAt="/agreement"
      textAt="/agreement"
      email={user?.email ?? null}
      notNow={<QuietLink to="/dashboard">{wording.notNow}</QuietLink>}
      findings={<ThingsToLookAt />}
    />
  );
  return (
    <div className={styles.stack}>
      {!isOpen && <NotOpen signing={signing} />}
      {!(isOpen && canSignNow(signing, 'owner')) && (
        <p>
          <SecondaryLink to="/agreement">{isOpen ? wording.readItAgain : wording.toAgreement}</SecondaryLink>
        </p>
      )}
      {isUnsigned && (
        <Loaded query={agreement} words={wording}>
          {(version) => (
            <Loaded query={findings} words={wording}>
              {() => party(version)}
            </Loaded>
          )}
        </Loaded>
      )}
      {isOpen && !isUnsigned && party(null)}
      {canBeTakenBack(signing) && <TakeBack />}
    </div>
  );
};
