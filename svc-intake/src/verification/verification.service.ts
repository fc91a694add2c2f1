import type { Verification } from '@evenhand/contracts/verification/verification';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { sha256 } from '@evenhand/service-kit/tokens/tokens';
import { Injectable } from '@nestjs/common';
import { SealsRepository } from '../seals/seals.repository.js';
import { claimedAgreement } from './claimed-agreement.js';
import { Comparisons } from './comparisons.js';

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
