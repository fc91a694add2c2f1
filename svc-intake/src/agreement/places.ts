import type { PackageState } from '@evenhand/contracts/agreement/agreement';
import type { Party } from '@evenhand/contracts/identity';
import {
  type SignaturePlace,
  type SignerRole,
  signerRoles,
  type WrittenName,
} from '@evenhand/contracts/signing/signing';
import { isSignable } from './package-state.js';
import type { LawyerRow } from './rows/lawyer.entity.js';
import type { SignatureRow } from './rows/signature.entity.js';
import type { WitnessRow } from './rows/witness.entity.js';
import { isSameName } from './same-person.js';

type Named = Pick<WitnessRow, 'party' | 'name'>;

export const witnessOf = (party: Party): SignerRole => `${party}-witness`;
export const lawyerOf = (party: Party): SignerRole => `${party}-lawyer`;

/** A witness or lawyer belongs to the party who named them. */
export const partyOf = (role: SignerRole): Party => (role.startsWith('owner') ? 'owner' : 'partner');
export const isLawyer = (role: SignerRole): boolean => role.endsWith('-lawyer');

export const isParty = (role: SignerRole): role is Party => role === partyOf(role);

export const hasSigned = (signatures: Pick<SignatureRow, 'role'>[], role: SignerRole): boolean =>
  signatures.some((signature) => signature.role === role);

/** Parties and witnesses make the agreement; a lawyer's certificate is no part of it. */
export const everyoneSigned = (signatures: Pick<SignatureRow, 'role'>[]): boolean =>
  signerRoles.every((role) => hasSigned(signatures, role));

/** Lawyers who were named and have not signed their certificate. */
export const openCertificates = <Lawyer extends Pick<LawyerRow, 'party'>>(
  lawyers: Lawyer[],
  signatures: Pick<SignatureRow, 'role'>[],
): Lawyer[] => lawyers.filter(({ party }) => !hasSigned(signatures, lawyerOf(party)));

/** The name that was written, where it is another than the one of the place. */
export const otherName = (name: string | null, { name: written }: Pick<WrittenName, 'name'>): string | null =>
  name !== null && isSameName(written, name) ? null : written;

/**
 * Four places to sign, and one for each named lawyer. Parties sign in any order; a witness or lawyer signs after their
 * party, whose signature they attest. While the package is not open, no place is.
 */
export const placesOf = (
  parties: Record<Party, string>,
  { witnesses, lawyers }: { witnesses: Named[]; lawyers: Named[] },
  signatures: Pick<SignatureRow, 'role' | 'signature' | 'signedAt'>[],
  state: PackageState,
): SignaturePlace[] => {
  const certifying = lawyers.map(({ party }) => lawyerOf(party)).sort();
  return [...signerRoles, ...certifying].map((role) => {
    const signature = signatures.find((one) => one.role === role);
    const party = partyOf(role);
    const named = isLawyer(role) ? lawyers : witnesses;
    const name = isParty(role) ? parties[party] : (named.find((one) => one.party === party)?.name ?? null);
    if (signature) {
      const { signature: written } = signature;
      const drawing = state === 'completed' && written.kind === 'drawn' ? written.image : null;
      return {
        role,
        name,
        signedAs: otherName(name, written),
        state: 'signed',
        signedAt: signature.signedAt.toISOString(),
        drawing,
      };
    }
    const turn = isSignable(state) && (isParty(role) || hasSigned(signatures, party));
    return { role, name, signedAs: null, state: turn ? 'next' : 'waiting', signedAt: null, drawing: null };
  });
};
