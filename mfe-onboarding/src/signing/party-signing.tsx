import type { WitnessHere } from '@evenhand/contracts/access/witness-here';
import type { Agreement } from '@evenhand/contracts/agreement/agreement';
import type { Party } from '@evenhand/contracts/identity';
import type { CodeSent, NameWitness, SignAgreement, SignerRole, Signing } from '@evenhand/contracts/signing/signing';
import { Notice } from '@evenhand/ui/notice';
import { signingWording as wording } from '@evenhand/wording/signing';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AskedAlone } from './asked-alone.js';
import { DisclosureRecord } from './disclosure-record.js';
import { NameAnotherLawyer, NameAnotherWitness } from './name-witness.js';
import { Places } from './places.js';
import { SignForm } from './sign-form.js';
import { canSignNow, signingStateOf } from './signing-state.js';
import { WaitingTime } from './waiting-time.js';
import { WhatYouSign } from './what-you-sign.js';

const { owner, partner } = wording.roles;
/** Names of the roles from the point of view of each party. */
const rolesFor: Record<Party, Record<SignerRole, string>> = {
  owner: wording.roles,
  partner: {
    owner: partner,
    'owner-witness': wording.roles['partner-witness'],
    'owner-lawyer': wording.roles['partner-lawyer'],
    partner: owner,
    'partner-witness': wording.roles['owner-witness'],
    'partner-lawyer': wording.roles['owner-lawyer'],
  },
};

/** The calls of one party; each updates the page. */
export interface PartyCalls {
  shorten: () => Promise<unknown>;
  /** Null where a second factor replaces the mailed code. */
  sendCode: (() => Promise<CodeSent>) | null;
  sign: (signature: SignAgreement, attempt: string) => Promise<unknown>;
  nameWitness: (witness: NameWitness) => Promise<unknown>;
  /** Null: without a certificate. */
  nameLawyer: (lawyer: NameWitness | null) => Promise<unknown>;
  witnessLink: () => Promise<WitnessHere>;
  /** Ends the party's access on this device. */
  leave: () => Promise<unknown>;
}

interface PartySigningProps {
  signing: Signing;
  party: Party;
  calls: PartyCalls;
  /** Null where the party has signed and the page did not ask for it. */
  agreement: Agreement | null;
  /** Address of the articles, and of the whole text. */
  articlesAt: string;
  textAt: string;
  /** The e-mail address of the signer; null where it is unknown to the page. */
  email: string | null;
  /** The way out without a signature. */
  notNow?: ReactNode;
  findings?: ReactNode;
  /** The whole text, where it is on this page. */
  children?: ReactNode;
}

/** Waiting time, a question asked alone, the form in three steps, who signs, and after the signature the witness and the lawyer. */
export const PartySigning = ({
  signing,
  party,
  calls,
  agreement,
  articlesAt,
  textAt,
  email,
  notNow,
  findings,
  children,
}: PartySigningProps) => {
  const hasSigned = signingStateOf(signing, party) === 'signed';
  // From the first signature on the answers are locked.
  const isOutdated = signing.state === 'ready' && agreement?.answersChanged === true;
  return (
    <>
      {!hasSigned && signing.coolingOff && (
        <WaitingTime coolingOff={signing.coolingOff} reader={party} shorten={calls.shorten} />
      )}
      {isOutdated && (
        <Notice kind="attention">
          <p>{wording.outdated[party]}</p>
          <p>
            <Link to={textAt}>{wording.what.read}</Link>
          </p>
        </Notice>
      )}
      {!isOutdated && canSignNow(signing, party) && (
        <AskedAlone>
          <SignForm
            hash={signing.hash}
            what={
              agreement && (
                <>
                  <WhatYouSign
                    agreement={agreement}
                    reader={party}
                    articlesAt={articlesAt}
                    read={<Link to={textAt}>{wording.what.read}</Link>}
                  />
                  <DisclosureRecord
                    disclosures={signing.disclosures}
                    reader={party}
                    name={agreement.document.parties[party === 'owner' ? 'partner' : 'owner']}
                  />
                  {findings}
                </>
              )
            }
            email={email}
            notNow={notNow}
            sendCode={calls.sendCode}
            sign={calls.sign}
          />
        </AskedAlone>
      )}
      {children}
      <Places signing={signing} roles={rolesFor[party]} />
      {hasSigned && signingStateOf(signing, `${party}-witness`) !== 'signed' && (
        <NameAnotherWitness name={calls.nameWitness} link={calls.witnessLink} leave={calls.leave} />
      )}
      {hasSigned && signingStateOf(signing, `${party}-lawyer`) === 'next' && (
        <NameAnotherLawyer name={calls.nameLawyer} drop={() => calls.nameLawyer(null)} />
      )}
    </>
  );
};
