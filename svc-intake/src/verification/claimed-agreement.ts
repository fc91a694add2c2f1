import { PDF } from '@libpdf/core';
import { markedAgreement } from './agreement-mark.js';

export type Claim =
  | { readonly kind: 'not-a-pdf' }
  | { readonly kind: 'not-ours' }
  | { readonly kind: 'agreement'; readonly agreementId: string };

/**
 * Which sealed agreement a file claims to be. A claim is no proof: it says which original to compare the file with.
 * Looked for in the keywords as they stand in the bytes, then in the file as it is read, so that one saved anew by
 * another program is still recognised.
 */
export async function claimedAgreement(uploaded: Uint8Array): Promise<Claim> {
  const text = Buffer.from(uploaded.buffer, uploaded.byteOffset, uploaded.byteLength).toString('latin1');
  if (!text.slice(0, 1024).includes('%PDF-')) return { kind: 'not-a-pdf' };
  const agreementId = markedAgreement(text) ?? (await markedInside(uploaded));
  return agreementId ? { kind: 'agreement', agreementId } : { kind: 'not-ours' };
}

async function markedInside(uploaded: Uint8Array): Promise<string | null> {
  const pdf = await PDF.load(uploaded).catch(() => null);
  return markedAgreement(pdf?.getKeywords()?.join(' ') ?? '');
}
