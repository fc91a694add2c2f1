import type { Party } from '@evenhand/contracts/identity';
import { type SignaturePlace, type SignerRole, signerRoles } from '@evenhand/contracts/signing/signing';
import type { SignatureRow } from './rows/signature.entity.js';
import type { WitnessRow } from './rows/witness.entity.js';
import { isSameName } from './same-person.js';

export const witnessOf = (party: Party): SignerRole => `${party}-witness`;

/** The party that a place belongs to: a party's own, or the one that the witness stands for. */
export const partyOf = (role: SignerRole): Party =>
  role === 'owner' || role === 'owner-witness' ? 'owner' : 'partner';

export const isParty = (role: SignerRole): role is Party => role === partyOf(role);

export const hasSigned = (signatures: Pick<SignatureRow, 'role'>[], role: SignerRole): boolean =>
  signatures.some((signature) => signature.role === role);

export const everyoneSigned = (signatures: Pick<SignatureRow, 'role'>[]): boolean =>
  signerRoles.every((role) => hasSigned(signatures, role));

/**
 * The four places to sign. Parties sign in any order; a witness signs after their party, for what they witness is
 * that signature. While the package is not open, nobody is next.
 */
export const placesOf = (
  parties: Record<Party, string>,
  witnesses: Pick<WitnessRow, 'party' | 'name'>[],
  signatures: Pick<SignatureRow, 'role' | 'signature' | 'signedAt'>[],
  open: boolean,
): SignaturePlace[] =>
  signerRoles.map((role) => {
    const signature = signatures.find((one) => one.role === role);
    const party = partyOf(role);
    const name = !isParty(role) ? (witnesses.find((one) => one.party === party)?.name ?? null) : parties[party];
    if (signature) {
      const signedAs = name !== null && isSameName(signature.signature.name, name) ? null : signature.signature.name;
      return { role, name, signedAs, state: 'signed', signedAt: signature.signedAt.toISOString() };
    }
    const turn = open && (isParty(role) || hasSigned(signatures, party));
    return { role, name, signedAs: null, state: turn ? 'next' : 'waiting', signedAt: null };
  });
