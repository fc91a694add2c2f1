import type { Party } from '@evenhand/contracts/identity';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LawyerRow } from './lawyer.entity.js';
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

  lawyersOf(manager: EntityManager, agreementId: string): Promise<LawyerRow[]> {
    return manager.findBy(LawyerRow, { agreementId });
  }

  async findLawyer(manager: EntityManager, agreementId: string, party: Party): Promise<LawyerRow | null> {
    return manager.findOneBy(LawyerRow, { agreementId, party });
  }

  async keepLawyer(manager: EntityManager, lawyer: LawyerRow): Promise<void> {
    await manager.upsert(LawyerRow, lawyer, ['agreementId', 'party']);
  }

  async dropLawyer(manager: EntityManager, agreementId: string, party: Party): Promise<void> {
    await manager.delete(LawyerRow, { agreementId, party });
  }

  async keepWitness(manager: EntityManager, witness: WitnessRow): Promise<void> {
    await manager.upsert(WitnessRow, witness, ['agreementId', 'party']);
  }
}
