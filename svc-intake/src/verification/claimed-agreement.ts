import { markedAgreement } from '../seals/agreement-mark.js';

type Claim =
  | { readonly kind: 'not-a-pdf' }
  | { readonly kind: 'not-ours' }
  | { readonly kind: 'agreement'; readonly agreementId: string };

/**
 * The sealed agreement that a file claims to be: the original to compare it with. A claim is no proof. Read from the
 * raw bytes (the keywords, and the XMP that other programs keep): uploads are public, so none is unpacked before it
 * names an agreement.
 */
export function claimedAgreement(uploaded: Uint8Array): Claim {
  const text = Buffer.from(uploaded.buffer, uploaded.byteOffset, uploaded.byteLength).toString('latin1');
  if (!text.slice(0, 1024).includes('%PDF-')) return { kind: 'not-a-pdf' };
  const agreementId = markedAgreement(text);
  return agreementId ? { kind: 'agreement', agreementId } : { kind: 'not-ours' };
}
