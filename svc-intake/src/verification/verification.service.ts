import type { Verification } from '@evenhand/contracts/verification/verification';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { sha256 } from '@evenhand/service-kit/tokens/tokens';
import { Injectable } from '@nestjs/common';
import { markedAgreement } from '../seals/agreement-mark.js';
import { SealsRepository } from '../seals/seals.repository.js';
import { Comparisons } from './comparisons.js';

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

@Injectable()
export class VerificationService {
  constructor(
    private readonly transactions: Transactions,
    private readonly seals: SealsRepository,
    private readonly comparisons: Comparisons,
  ) {}

  /** Compares a file with the sealed original that it claims to be. The file is not stored. */
  async verify(uploaded: Uint8Array, address: string): Promise<Verification> {
    const unknown = { sealedAt: null, sealedBy: null, sha256: sha256(uploaded), changes: [] };
    const claim = claimedAgreement(uploaded);
    if (claim.kind !== 'agreement') return { ...unknown, verdict: claim.kind };
    const { manager } = this.transactions;
    const seal = await this.seals.find(manager, claim.agreementId);
    const original = seal && (await this.seals.findPdf(manager, claim.agreementId));
    if (!seal || !original) return { ...unknown, verdict: 'not-ours' };
    const changes = await this.comparisons.changesOf(uploaded, original, address);
    const verdict = changes.length === 0 ? 'sealed' : 'changed';
    return { ...unknown, verdict, sealedAt: seal.sealedAt.toISOString(), sealedBy: seal.sealedBy, changes };
  }
}
