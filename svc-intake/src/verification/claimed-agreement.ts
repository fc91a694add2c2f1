import { markedAgreement } from '../seals/agreement-mark.js';

type Claim =
  | { readonly kind: 'not-a-pdf' }
  | { readonly kind: 'not-ours' }
  | { readonly kind: 'agreement'; readonly agreementId: string };

/**
 * Which sealed agreement a file claims to be. A claim is no proof: it says which original to compare the file with.
 * Read from the bytes as they are (the keywords stand there, and once more in the file's XMP, which programs that save
 * a file anew leave readable): anybody may send a file here, so nothing of it is unpacked until it names an agreement.
 */
export function claimedAgreement(uploaded: Uint8Array): Claim {
  const text = Buffer.from(uploaded.buffer, uploaded.byteOffset, uploaded.byteLength).toString('latin1');
  if (!text.slice(0, 1024).includes('%PDF-')) return { kind: 'not-a-pdf' };
  const agreementId = markedAgreement(text);
  return agreementId ? { kind: 'agreement', agreementId } : { kind: 'not-ours' };
}
