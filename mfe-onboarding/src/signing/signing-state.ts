import type { Party } from '@evenhand/contracts/identity';
import type { SignerRole, Signing } from '@evenhand/contracts/signing/signing';
import { signingWording as wording } from '@evenhand/wording/signing';

export const signingStateOf = (signing: Signing, role: SignerRole) =>
  signing.places.find((place) => place.role === role)?.state;

export const isSigningOpen = ({ state }: Signing): boolean => state === 'ready' || state === 'partially_signed';

/** The signatures of an ended version stay and no longer count. */
const hasEnded = ({ state }: Signing): boolean => state === 'declined' || state === 'expired' || state === 'voided';

/** False also while the cooling-off period lasts. */
export const canSignNow = (signing: Signing, party: Party): boolean =>
  isSigningOpen(signing) && signingStateOf(signing, party) !== 'signed' && (signing.coolingOff?.open.received ?? true);

export const titleOf = (signing: Signing, party: Party): string => {
  if (hasEnded(signing)) return wording.titleEnded;
  return signingStateOf(signing, party) === 'signed' ? wording.titleSigned : wording.title;
};

/** What is next for the party, below the title. */
export const leadOf = (signing: Signing, party: Party): string => {
  if (hasEnded(signing)) return wording.leadEnded;
  if (!isSigningOpen(signing)) return wording.leadNotOpen;
  if (signingStateOf(signing, party) !== 'signed') return wording.lead;
  return signingStateOf(signing, `${party}-witness`) === 'signed' ? wording.leadWitnessed : wording.leadSigned;
};
