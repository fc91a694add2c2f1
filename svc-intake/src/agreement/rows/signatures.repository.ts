import type { Party } from '@evenhand/contracts/identity';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SignatureRow } from './signature.entity.js';
import { WitnessRow } from './witness.entity.js';

@Injectable()
export class SignaturesRepository {
  of(manager: EntityManager, agreementId: string): Promise<SignatureRow[]> {
    return manager.find(SignatureRow, { where: { agreementId }, order: { signedAt: 'ASC' } });
  }

  async add(manager: EntityManager, signature: SignatureRow): Promise<void> {
    await manager.insert(SignatureRow, signature);
  }

  witnessesOf(manager: EntityManager, agreementId: string): Promise<WitnessRow[]> {
    return manager.findBy(WitnessRow, { agreementId });
  }

  findWitness(manager: EntityManager, agreementId: string, party: Party): Promise<WitnessRow | null> {
    return manager.findOneBy(WitnessRow, { agreementId, party });
  }

  async keepWitness(manager: EntityManager, witness: WitnessRow): Promise<void> {
    await manager.upsert(WitnessRow, witness, ['agreementId', 'party']);
  }
}
