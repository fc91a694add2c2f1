import type { Party } from '@evenhand/contracts/identity';
import { type SignaturePlace, type SignerRole, signerRoles } from '@evenhand/contracts/signing/signing';
import type { SignatureRow } from './rows/signature.entity.js';
import type { WitnessRow } from './rows/witness.entity.js';

export const witnessOf = (party: Party): SignerRole => `${party}-witness`;

/** The party that a place belongs to: a party's own, or the one that the witness stands for. */
export const partyOf = (role: SignerRole): Party =>
  role === 'owner' || role === 'owner-witness' ? 'owner' : 'partner';

const isWitness = (role: SignerRole) => role !== partyOf(role);

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
  signatures: Pick<SignatureRow, 'role' | 'signedAt'>[],
  open: boolean,
): SignaturePlace[] =>
  signerRoles.map((role) => {
    const signature = signatures.find((one) => one.role === role);
    const party = partyOf(role);
    const name = isWitness(role) ? (witnesses.find((one) => one.party === party)?.name ?? null) : parties[party];
    if (signature) return { role, name, state: 'signed', signedAt: signature.signedAt.toISOString() };
    const turn = open && (!isWitness(role) || hasSigned(signatures, party));
    return { role, name, state: turn ? 'next' : 'waiting', signedAt: null };
  });
