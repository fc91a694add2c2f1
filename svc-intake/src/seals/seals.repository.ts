import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { SealRow } from './seal.entity.js';

export type SealFacts = Omit<SealRow, 'pdf'>;

const FACTS = { agreementId: true, caseId: true, sha256: true, sealedBy: true, sealedAt: true } as const;

@Injectable()
export class SealsRepository {
  /** Without the file. */
  find(manager: EntityManager, agreementId: string): Promise<SealFacts | null> {
    return manager.findOne(SealRow, { where: { agreementId }, select: FACTS });
  }

  /** The sealed file; null while there is none. */
  async findPdf(manager: EntityManager, agreementId: string): Promise<Buffer | null> {
    return (await manager.findOneBy(SealRow, { agreementId }))?.pdf ?? null;
  }

  /** Whether it is the first; a stored seal is never replaced. The case is locked. */
  async addFirst(manager: EntityManager, seal: SealRow): Promise<boolean> {
    if (await manager.existsBy(SealRow, { agreementId: seal.agreementId })) return false;
    await manager.insert(SealRow, seal);
    return true;
  }

  /** Agreements with all four signatures that wait for no certificate and have no seal. */
  async unsealed(manager: EntityManager, now: Date): Promise<string[]> {
    const rows: { id: string }[] = await manager.query(
      `
      SELECT agreements.id FROM agreements JOIN signatures ON agreement_id = agreements.id
      WHERE state = 'partially_signed' AND role NOT LIKE '%-lawyer'
        AND (expires_at < $1 OR NOT EXISTS (
          SELECT FROM lawyers WHERE lawyers.agreement_id = agreements.id AND NOT EXISTS (
            SELECT FROM signatures AS certificate
            WHERE certificate.agreement_id = agreements.id AND certificate.role = lawyers.party || '-lawyer')))
      GROUP BY agreements.id HAVING count(*) = 4`,
      [now],
    );
    return rows.map(({ id }) => id);
  }
}
