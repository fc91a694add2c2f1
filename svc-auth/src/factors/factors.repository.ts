import { Sealer } from '@evenhand/service-kit/sealing/sealer';
import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { AppFactor } from './app-factor.entity.js';
import { Passkey } from './passkey.entity.js';
import { RecoveryCode } from './recovery-code.entity.js';

const contextOf = (personId: string) => `app factor ${personId}`;

/** `secret` in base32. */
export type OpenedFactor = Omit<AppFactor, 'secret'> & { secret: string };

@Injectable()
export class FactorsRepository {
  constructor(private readonly sealer: Sealer) {}

  /** Whether a session of the person needs a second factor. */
  async isSetUp(manager: EntityManager, personId: string): Promise<boolean> {
    return (await this.hasApp(manager, personId)) || manager.existsBy(Passkey, { personId });
  }

  hasApp(manager: EntityManager, personId: string): Promise<boolean> {
    return manager.existsBy(AppFactor, { personId, confirmedAt: Not(IsNull()) });
  }

  /** Locked until the end of the transaction, so that a code is accepted once. */
  async findForUpdate(manager: EntityManager, personId: string): Promise<OpenedFactor | null> {
    const factor = await manager.findOne(AppFactor, { where: { personId }, lock: { mode: 'pessimistic_write' } });
    return factor && { ...factor, secret: this.sealer.open(factor.secret, contextOf(personId)) };
  }

  find(manager: EntityManager, personId: string): Promise<AppFactor | null> {
    return manager.findOneBy(AppFactor, { personId });
  }

  /** Replaces a factor that was never confirmed. */
  async begin(manager: EntityManager, personId: string, secret: string): Promise<void> {
    const sealed = this.sealer.seal(secret, contextOf(personId));
    await manager.upsert(AppFactor, { personId, secret: sealed, confirmedAt: null, lastStep: null }, ['personId']);
  }

  async confirm(manager: EntityManager, personId: string, confirmedAt: Date): Promise<void> {
    await manager.update(AppFactor, { personId }, { confirmedAt });
  }

  async setLastStep(manager: EntityManager, personId: string, lastStep: number): Promise<void> {
    await manager.update(AppFactor, { personId }, { lastStep });
  }

  async removeApp(manager: EntityManager, personId: string): Promise<void> {
    await manager.delete(AppFactor, { personId });
  }

  recoveryCodesOf(manager: EntityManager, personId: string): Promise<RecoveryCode[]> {
    return manager.findBy(RecoveryCode, { personId });
  }

  async replaceRecoveryCodes(manager: EntityManager, personId: string, hashes: string[], madeAt: Date): Promise<void> {
    await this.removeRecoveryCodes(manager, personId);
    await manager.insert(
      RecoveryCode,
      hashes.map((codeHash) => ({ codeHash, personId, madeAt })),
    );
  }

  async removeRecoveryCodes(manager: EntityManager, personId: string): Promise<void> {
    await manager.delete(RecoveryCode, { personId });
  }

  /** Returns whether the code existed. */
  async useRecoveryCode(manager: EntityManager, personId: string, codeHash: string): Promise<boolean> {
    return (await manager.delete(RecoveryCode, { personId, codeHash })).affected === 1;
  }
}
