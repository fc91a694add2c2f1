import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { SealRow } from './seal.entity.js';

export type SealFacts = Omit<SealRow, 'pdf'>;

@Injectable()
export class SealsRepository {
  /** Without the file. */
  find(manager: EntityManager, agreementId: string): Promise<SealFacts | null> {
    return manager.findOneBy(SealRow, { agreementId });
  }

  /** The sealed file; null while there is none. */
  async findPdf(manager: EntityManager, agreementId: string): Promise<Buffer | null> {
    const seal = await manager.findOne(SealRow, { where: { agreementId }, select: { agreementId: true, pdf: true } });
    return seal?.pdf ?? null;
  }

  /** Whether it is the first; a stored seal is never replaced. */
  async addFirst(manager: EntityManager, seal: SealRow): Promise<boolean> {
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(SealRow)
      .values(seal)
      .orIgnore()
      .returning('agreement_id')
      .execute();
    return raw.length > 0;
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
